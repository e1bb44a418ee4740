import type { Finding, FindingCode } from '@rab/token-risk';
import { type FindingSentence, type FindingSentences, findingSentence } from './findingSentences.ts';

const sentences = {} as FindingSentences;
sentences satisfies Record<FindingCode, (finding: never) => FindingSentence>;

const { sellCloses, ...withoutOne } = sentences;
// @ts-expect-error a code without a sentence
withoutOne satisfies FindingSentences;
// @ts-expect-error a sentence for a code that there is none of
({ ...sentences, ownerGone: () => ({ says: '', how: '' }) }) satisfies FindingSentences;
// @ts-expect-error the sentence of a code gets the facts of that code
sellCloses({} as Finding<'sellPaused'>);

findingSentence({} as Finding) satisfies FindingSentence;
