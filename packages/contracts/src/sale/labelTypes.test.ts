import { expect, it } from '@jest/globals';
import { LABEL_TYPES } from './labelTypes.ts';

it('labels have the numbers that the contract gives them: 0 audit, 1 kyc [ADM-05]', () => {
  expect(LABEL_TYPES).toEqual(['audit', 'kyc']);
});
