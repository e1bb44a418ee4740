import { ponder } from 'ponder:registry';
import { token } from 'ponder:schema';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

ponder.on('StandardTokenFactory:TokenCreated', async ({ event, context }) => {
  const { owner, token: address, tokenType } = event.args;
  await context.db.insert(token).values({
    id: addressId(address),
    address,
    name: '',
    symbol: '',
    decimals: 18,
    totalSupply: 0n,
    owner,
    tokenType,
    createdAt: event.block.timestamp,
  });
});

// Follows TokenCreated in the same transaction.
ponder.on('StandardTokenFactory:TokenDescribed', async ({ event, context }) => {
  const { token: address, name, symbol, decimals, totalSupply } = event.args;
  await context.db
    .update(token, { id: addressId(address) })
    .set({ name: safeText(name), symbol: safeText(symbol), decimals, totalSupply });
});
