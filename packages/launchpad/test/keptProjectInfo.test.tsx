import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { projectInfoSchema, v } from '@rab/config';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { ProjectInfoDialog } from '../src/detail/info/ProjectInfoDialog.tsx';
import { unstoredInfoKey } from '../src/projectInfo/unstoredInfoAtom.ts';

const sale = saleFixture();
const info = (description: string) => v.parse(projectInfoSchema, { description });
const key = `${unstoredInfoKey({ chainId: 56, owner: sale.owner, sold: sale.id })} ${sale.projectInfoHash}`;
const open = () =>
  renderPart(<ProjectInfoDialog sale={sale} isOpen onClose={() => {}} />, {
    answers: { projectInfo: () => info('Published') },
  });
const description = async () =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Description/ })).value;
const begin = () => screen.queryByRole('button', { name: 'Start from the published version' });

beforeEach(beginPart);
afterEach(endPart);

it('a form that begins with what was typed last says so, and can begin with what is published instead', async () => {
  localStorage.setItem('rab.launch.unstoredInfo.v2', JSON.stringify({ [key]: info('Typed last') }));
  await open();
  expect(await description()).toBe('Typed last');
  fireEvent.click(begin() as HTMLElement);
  expect(await description()).toBe('Published');
  expect(begin()).toBeNull();
  expect(localStorage.getItem('rab.launch.unstoredInfo.v2')).toBe('{}');
});

it('a form that begins with what is published says nothing of it', async () => {
  await open();
  expect(await description()).toBe('Published');
  expect(begin()).toBeNull();
});
