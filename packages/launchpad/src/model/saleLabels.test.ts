import { expect, it } from '@jest/globals';
import { labelName, SALE_LABELS } from './saleLabels.ts';

it('a label has the name that people know, and one of a later contract its type [HOM-09]', () => {
  expect(SALE_LABELS.map(({ type }) => labelName(type))).toEqual(['Audit', 'KYC']);
  expect(labelName('2')).toBe('2');
});
