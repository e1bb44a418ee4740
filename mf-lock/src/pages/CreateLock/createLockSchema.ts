import { v } from '@rab/config';
import { DEFAULT_DECIMALS, parseAddress, parseAmount, percentToBasisPoints, SECONDS_PER_DAY } from '@rab/contracts';
import { parseUtcInput, refusals } from '@rab/ui/forms';

const HUNDRED_PERCENT = 10_000n;

/** What the chain says about the typed token and the wallet, read before the form is judged. */
export interface CreateLockContext {
  /** Null when the address is no readable token, undefined when the node did not answer. */
  token: { decimals: number; symbol: string } | null | undefined;
  /** Base units; undefined without a wallet or an answer: then the balance is not judged. */
  balance: bigint | undefined;
  /** Chain time, unix seconds. */
  now: bigint;
}

const formSchema = v.object({
  tokenAddress: v.string(),
  title: v.string(),
  amount: v.string(),
  useVesting: v.boolean(),
  lockUntil: v.string(),
  tgeDate: v.string(),
  tgePercent: v.string(),
  cycleDays: v.string(),
  cycleReleasePercent: v.string(),
});

export type CreateLockForm = v.InferInput<typeof formSchema>;

/** What `lock` and `vestingLock` take: base units, unix seconds, basis points (LKC-10). */
export interface NewLock {
  token: `0x${string}`;
  description: string;
  amount: bigint;
  /** Unlock date, or the first release of a vesting lock. */
  date: bigint;
  vesting: { tgeBps: bigint; cycle: bigint; cycleBps: bigint } | null;
}

/** Rules of the form (LKC-05 to LKC-08) against what the chain says. */
export const createLockSchema = ({ token, balance, now }: CreateLockContext) =>
  v.pipe(
    formSchema,
    v.rawTransform((context): NewLock => {
      const { refuse, isRefused } = refusals(context);
      const form = context.dataset.value;
      const percent = (key: 'tgePercent' | 'cycleReleasePercent'): bigint | null => {
        const bps = percentToBasisPoints(form[key]);
        if (bps === null) return refuse(key, 'Must be number');
        if (bps > HUNDRED_PERCENT) return refuse(key, 'Number must be less than 100');
        return bps === 0n ? refuse(key, 'Must be greater than 0') : bps;
      };
      const futureDate = (key: 'lockUntil' | 'tgeDate', name: string): bigint | null => {
        const seconds = parseUtcInput(form[key]);
        if (seconds === null) return refuse(key, `${name} is required`);
        return seconds > now ? seconds : refuse(key, `${name} needs to be after current time`);
      };

      const address = parseAddress(form.tokenAddress);
      if (!address) refuse('tokenAddress', 'Invalid token address');
      else if (token === undefined) refuse('tokenAddress', 'The network did not answer. Try again in a moment.');
      else if (!token) refuse('tokenAddress', 'Cannot fetch token info');

      const description = form.title.trim();
      if (description === '') refuse('title', 'Title cannot be blank');

      const amount = parseAmount(form.amount, token?.decimals ?? DEFAULT_DECIMALS);
      if (amount === null) refuse('amount', 'Amount must be number');
      else if (amount === 0n) refuse('amount', 'Amount must be > 0');
      else if (balance !== undefined && amount > balance) refuse('amount', 'Amount is above your balance');

      let date: bigint | null;
      let vesting: NewLock['vesting'] = null;
      if (form.useVesting) {
        date = futureDate('tgeDate', 'TGE date');
        const tgeBps = percent('tgePercent');
        const cycleBps = percent('cycleReleasePercent');
        if (tgeBps !== null && cycleBps !== null && tgeBps + cycleBps > HUNDRED_PERCENT)
          refuse('cycleReleasePercent', 'TGE and cycle release must not be above 100 together');
        const days = parseAmount(form.cycleDays, 0);
        if (days === null) refuse('cycleDays', 'Must be number');
        else if (days === 0n) refuse('cycleDays', 'Must be at least 1 day');
        if (tgeBps !== null && cycleBps !== null && days !== null)
          vesting = { tgeBps, cycleBps, cycle: days * SECONDS_PER_DAY };
      } else {
        date = futureDate('lockUntil', 'Lock until');
      }
      if (isRefused() || address === null || amount === null || date === null) return context.NEVER;
      return { token: address, description, amount, date, vesting };
    }),
  );
