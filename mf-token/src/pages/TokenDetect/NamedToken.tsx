import { Flex, Span } from '@rab/ui';
import { Address, SourceLink } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type Address as TokenAddress, useTokenInfo } from '@rab/wallet-context/reads';

/** A token's own name, where it has one, with its address, and its source where it is one of our factories. */
export function NamedToken({ token }: { token: TokenAddress }) {
  const { data: info } = useTokenInfo(token);
  return (
    <Flex as="span" wrap="wrap" columnGap="3" rowGap="1" align="center">
      <Address address={token} kind="token" />
      {info && (
        <Span overflowWrap="anywhere">
          {info.name} ({info.symbol})<TokenMark token={info} />
        </Span>
      )}
      <SourceLink address={token} />
    </Flex>
  );
}
