import { shortAddress } from '@rab/contracts';
import { useChainConfig, useDemoAccounts, useDisconnect, useWallet } from '@rab/wallet-context';
import { useBalances } from '@rab/wallet-context/contract';
import { Address } from '../core/Address.tsx';
import { Amount } from '../core/Amount.tsx';
import { Button, Heading, Span, Stack } from '../core/chakra.ts';
import { Facts } from '../core/Facts.tsx';
import { Identicon } from '../core/Identicon.tsx';
import { Check, LogOut } from '../core/icons.ts';
import { Notice } from '../core/Notice.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';

const BALANCE_PLACES = 3;

/** Account info: address, balances of the base tokens, disconnect; on the local demo wallet also its accounts. */
export default function AccountDrawer({ onClose }: { onClose: () => void }) {
  const { baseTokens } = useChainConfig();
  const wallet = useWallet();
  const demoAccounts = useDemoAccounts();
  const { mutate: disconnect } = useDisconnect();
  const balances = useBalances(baseTokens.map(({ address }) => address));
  if (!wallet.address) return null;
  return (
    <SideDrawer title="Account info" isOpen onClose={onClose}>
      <Stack gap="6">
        <Address address={wallet.address} leading={7} trailing={7} copiedText="Copied Address" />
        <Facts
          facts={baseTokens.map(({ symbol, decimals }, index) => ({
            label: symbol,
            value: <Amount value={balances?.[index] ?? 0n} decimals={decimals} places={BALANCE_PLACES} />,
          }))}
        />
        {demoAccounts.length > 0 && (
          <Stack gap="3">
            <Heading as="h3" textStyle="body" fontWeight="semibold">
              Demo accounts
            </Heading>
            <Notice tone="warning">They exist on this local chain only. Never send real coins to them.</Notice>
            {demoAccounts.map(({ name, address, select }) => {
              const isActive = address === wallet.address;
              return (
                <Button
                  key={address}
                  variant={isActive ? 'subtle' : 'outline'}
                  justifyContent="flex-start"
                  aria-pressed={isActive}
                  onClick={select}
                >
                  <Identicon address={address} />
                  <Span flex="1" textAlign="start">
                    {name}
                  </Span>
                  <Span color="fg.muted" fontFamily="mono" textStyle="label">
                    {shortAddress(address)}
                  </Span>
                  {isActive && <Check />}
                </Button>
              );
            })}
          </Stack>
        )}
        <Button
          variant="outline"
          onClick={() => {
            disconnect({});
            onClose();
          }}
        >
          <LogOut /> Disconnect
        </Button>
      </Stack>
    </SideDrawer>
  );
}
