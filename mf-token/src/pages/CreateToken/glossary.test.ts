import { it } from '@jest/globals';
import { expectInGuide } from '@rab/testing/glossary';
import { GLOSSARY } from './glossary.ts';

it('the words of a token’s fees are explained as in the guide, and lead to its page about them [LNG-05]', () => {
  expectInGuide(GLOSSARY);
});
