import { ponder } from 'ponder:registry';
import { token } from 'ponder:schema';
import { searchKeys } from '../search/searchKeys.ts';
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
    search: [],
  });
});

// Follows TokenCreated in the same transaction.
ponder.on('StandardTokenFactory:TokenDescribed', async ({ event, context }) => {
  const { token: address, decimals, totalSupply } = event.args;
  const [id, name, symbol] = [addressId(address), safeText(event.args.name), safeText(event.args.symbol)];
  await context.db
    .update(token, { id })
    .set({ name, symbol, decimals, totalSupply, search: searchKeys(name, symbol, id) });
});
