import {
  type AirdropRow,
  type AirdropTree,
  airdropTree,
  NotAList,
  readListDocument,
  type Steps,
  sumOf,
  writeListDocument,
} from '@rab/contracts/airdrop-list';
import { type AirdropRowsRead, type AirdropRules, airdropRows } from '@rab/sdk/lists';
import type { Address, Hex } from '@rab/wallet-context/reads';

/** What a list that was typed or read from a file says. */
export interface ListRead extends Omit<AirdropRowsRead, 'rows'> {
  /** Rows that are right, and what they give in all, base units. */
  count: number;
  sum: bigint;
  /** Null while something is wrong with the list, or nothing is in it. */
  root: Hex | null;
}

/** Why a document is no list; no class survives the way out of a worker. */
export type ListFlaw = Pick<NotAList, 'reason' | 'row'>;

/** What the document of a campaign says. */
export interface ListOpened {
  count: number;
  sum: bigint;
  root: Hex;
}

/** A row of a list with its index. */
export interface ListRow extends AirdropRow {
  index: number;
}

/** A row with all that a claim of it takes. */
export interface ProvenRow extends ListRow {
  proof: Hex[];
}

/** Which share of the work the tree is, the rest is reading. */
const TREE = 0.5;

const partOf = function* <Result>(steps: Steps<Result>, from: number, to: number): Steps<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    yield from + (to - from) * value;
  }
};

/** One list at a time, and what pages ask of it. It lives in a worker, or on the page where there can be none. */
export class AirdropListDesk {
  #rows: readonly AirdropRow[] = [];
  #tree: AirdropTree | null = null;

  /** Reads what was typed, pasted or in a file. */
  *read({ text, ...rules }: AirdropRules & { text: string }): Steps<ListRead> {
    const { rows, ...read } = yield* partOf(airdropRows(text, rules), 0, 1 - TREE);
    const isRight = rows.length > 0 && read.problems.length === 0 && !read.isTooLong;
    this.#rows = rows;
    this.#tree = isRight ? yield* partOf(airdropTree(rows), 1 - TREE, 1) : null;
    return { ...read, count: rows.length, sum: sumOf(rows), root: this.#tree?.root ?? null };
  }

  /** Reads the document of a campaign. */
  *open({ text }: { text: string }): Steps<ListOpened | { flaw: ListFlaw }> {
    [this.#rows, this.#tree] = [[], null];
    try {
      this.#rows = yield* partOf(readListDocument(text), 0, 1 - TREE);
    } catch (error) {
      if (error instanceof NotAList) return { flaw: { reason: error.reason, row: error.row } };
      throw error;
    }
    this.#tree = yield* partOf(airdropTree(this.#rows), 1 - TREE, 1);
    return { count: this.#rows.length, sum: sumOf(this.#rows), root: this.#tree.root };
  }

  /**
   * The document of the list that was read.
   * @throws where the list has another root by now: nobody could claim by it
   */
  // biome-ignore lint/correctness/useYield: one step
  *document({ root }: { root: Hex }): Steps<string> {
    if (this.#tree?.root !== root) throw new Error('The list has changed in the meantime.');
    return writeListDocument(this.#rows);
  }

  /** The rows of an account, with their proofs. */
  *rowsOf({ account }: { account: Address }): Steps<ProvenRow[]> {
    return this.#rows.flatMap((row, index) =>
      row.account === account && this.#tree ? [{ ...row, index, proof: this.#tree.proofOf(index) }] : [],
    );
  }

  /** Some rows with their proofs, from an index on. */
  *page({ from, size }: { from: number; size: number }): Steps<ProvenRow[]> {
    return this.#rows.slice(from, from + size).map((row, offset) => ({
      ...row,
      index: from + offset,
      proof: this.#tree?.proofOf(from + offset) ?? [],
    }));
  }
}
