import { expect, it } from '@jest/globals';
import { LABEL_TYPES } from '@rab/contracts/sale';
import { labelName } from './saleLabels.ts';

it('a label has the name that people know, and one of a later contract its type [HOM-09]', () => {
  expect(LABEL_TYPES.map(labelName)).toEqual(['Audit', 'KYC']);
  expect(labelName('2')).toBe('2');
});
