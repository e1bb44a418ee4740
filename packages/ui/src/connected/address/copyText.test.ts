import { afterEach, expect, it, jest } from '@jest/globals';
import { copyText } from './copyText.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

it('a text is copied on a page without a clipboard, such as one that is not of https, and says where it cannot [ENG-05]', async () => {
  let copied = '';
  let lets = true;
  const execCommand = jest.fn(() => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return lets;
  });
  Object.assign(document, { execCommand });
  await copyText('0xAbC');
  expect([copied, document.querySelector('textarea')]).toEqual(['0xAbC', null]);
  lets = false;
  await expect(copyText('0xAbC')).rejects.toThrow('The browser does not copy.');

  const writeText = jest.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await copyText('0xAbC');
  expect(writeText).toHaveBeenCalledWith('0xAbC');
});
