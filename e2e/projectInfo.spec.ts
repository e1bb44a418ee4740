import { presaleAbi } from '@rab/contracts/abis';
import type { Hex } from 'viem';
import { chain } from './support/chain.ts';
import { OwnContentStore } from './support/ownContentStore.ts';
import { openPlatform } from './support/platform.ts';
import { createToken, fillProjectInfo, fillSaleInfo, press, transactionOf } from './support/steps.ts';
import { connect, expect, expectProgram, expectToast, test } from './support/test.ts';

/** Stands for `no project info`: the hash of the empty file. */
const EMPTY_FILE = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';
/** What Update Additional Info asks for besides what the wizard does. */
const LINKS_OF_AN_UPDATE = ['GitHub', 'Twitter', 'Discord', 'Telegram'] as const;
const store = new OwnContentStore();

const infoHash = async (sale: Hex) => {
  const [, info2] = await chain.readContract({ address: sale, abi: presaleAbi, functionName: 'getInfo' });
  return info2.projectInfoHash;
};

test.beforeAll(() => store.start());
test.afterAll(() => store.remove());
// the scenario stops the content store, and the gateway, on purpose
test.use({ allowedErrors: [/(ERR_CONNECTION_REFUSED .*\/api\/v0\/add|status of 503 .*\/ipfs\/)/] });

test('a sale made while the content store is gone has the blank hash; its owner puts the project info later, and updates it [IDX-10, APP-03, UPD-01, UPD-02, UPD-03]', async ({
  newPerson,
}) => {
  const owner = await newPerson('Ida');
  const visitor = await newPerson('Vito');
  for (const { context } of [owner, visitor]) await store.serve(context);
  const { page, wallet } = owner;
  const main = page.getByRole('main');
  const sent = () => wallet.asked.filter((method) => method === 'eth_sendTransaction').length;

  const sale = await test.step('create a sale while the store is gone', async () => {
    // not Home: its cards ask this store for the demo projects, which it does not have
    await page.goto('/token/create');
    await connect(owner);
    const token = await createToken(owner, 'Parsnip', 'PRSN');
    await page.goto(`/rab-sale/create?tokenAddress=${token}`);
    await expect(main.getByText('Parsnip')).toBeVisible();
    await press(page, 'Next');
    await fillSaleInfo(page, true);
    await press(page, 'Next');
    await fillProjectInfo(page);
    await press(page, 'Next');
    await press(page, 'Approve');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await store.kill();
    await press(page, 'Submit');
    await expectToast(page, 'We couldn’t save the project info');
    await expectToast(page, 'Create launchpad success');
    await page.waitForURL(/\/rab-sale\/0x/);
    const address = page.url().split('/').pop() as Hex;
    expect(await infoHash(address)).toBe(EMPTY_FILE);
    return address;
  });

  const dialog = page.getByRole('dialog', { name: 'Project info' });
  await test.step('its page says so to the owner; what the wizard took is still there; while the store is gone nothing is sent', async () => {
    await expect(main.getByText('Your project info isn’t saved yet')).toBeVisible();
    await press(page, 'Edit project info');
    // what was typed in the wizard is there
    await expect(dialog.getByLabel('Logo URL')).toHaveValue('https://project.example/logo.png');
    await dialog.getByLabel('Website').fill('');
    await dialog.getByRole('button', { name: 'Save project info' }).click();
    await expect(dialog.getByText('Website cannot be blank')).toBeVisible();
    await dialog.getByLabel('Website').fill('https://project.example');
    await dialog.getByLabel('Description').fill('Parsnips, at last.');
    const before = sent();
    await dialog.getByRole('button', { name: 'Save project info' }).click();
    await expect(dialog.getByText('We couldn’t save the project info')).toBeVisible();
    await expect(dialog.getByLabel('Description')).toHaveValue('Parsnips, at last.');
    expect(sent()).toBe(before);
  });

  await test.step('once the store is back the very same form is taken', async () => {
    await store.start();
    await dialog.getByRole('button', { name: 'Save project info' }).click();
    expect((await transactionOf(page, 'Success!!!')).status).toBe('success');
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Parsnips, at last.')).toBeVisible();
    await expect(main.getByText('Your project info isn’t saved yet')).toBeHidden();
    const hash = await infoHash(sale);
    expect(hash).not.toBe(EMPTY_FILE);
    await store.giveToStack(hash);
  });

  await test.step('everybody reads it; the owner finds it in the form', async () => {
    await visitor.page.goto(`/rab-sale/${sale}`);
    await expect(visitor.page.getByText('Parsnips, at last.')).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: 'Edit project info' })).toHaveCount(0);
    await page.reload();
    await press(page, 'Edit project info');
    await expect(dialog.getByLabel('Description')).toHaveValue('Parsnips, at last.');
    await expect(dialog.getByLabel('Website')).toHaveValue('https://project.example');
    await dialog.getByLabel('Description').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Discard what you typed?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Description')).toHaveValue('Half a thought');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Update Additional Info is a page: for a stranger too until the press of Update', async () => {
    const path = `/rab-sale/update/${sale}`;
    await visitor.page.goto(path);
    const stranger = visitor.page.getByRole('main');
    await expect(stranger.getByText('Only the owner of the sale can update it')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    await connect(visitor);
    await expect(stranger.getByLabel('Description')).toHaveValue('Parsnips, at last.');
    for (const label of LINKS_OF_AN_UPDATE) await stranger.getByLabel(label).fill('https://project.example/us');
    await press(visitor.page, 'Update');
    await expectToast(visitor.page, 'You are not owner!');
    expect(visitor.wallet.asked).not.toContain('eth_sendTransaction');
  });

  await test.step('its owner must fill in more links than in the wizard, and is back on the page before after it', async () => {
    await page.reload();
    await expectProgram(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/rab-sale/update/${sale}`);
    await expect(main.getByLabel('Description')).toHaveValue('Parsnips, at last.');
    await expect(main.getByText('Only the owner of the sale can update it')).toHaveCount(0);
    await press(page, 'Update');
    for (const label of LINKS_OF_AN_UPDATE)
      await expect(main.getByText(`${label === 'GitHub' ? 'Github' : label} cannot be blank`)).toBeVisible();
    for (const label of LINKS_OF_AN_UPDATE) await main.getByLabel(label).fill('https://project.example/us');
    await main.getByLabel('Description').fill('Parsnips, once more.');
    wallet.gasLimit = 30_000n;
    await press(page, 'Update');
    expect((await transactionOf(page, 'Update info launchpad failed')).status).toBe('reverted');
    wallet.gasLimit = undefined;
    await expect(main.getByLabel('Description')).toHaveValue('Parsnips, once more.');
    await press(page, 'Update');
    expect((await transactionOf(page, 'Update info launchpad success')).status).toBe('success');
    await page.waitForURL(`**/rab-sale/${sale}`);
    await expect(main.getByText('Parsnips, once more.')).toBeVisible();
    await store.giveToStack(await infoHash(sale));
  });

  await test.step('while the gateway is unreachable the form says so, and asking again keeps what was typed', async () => {
    await page.route('**/ipfs/*', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(main.getByText('We can’t load the project info right now.')).toBeVisible();
    await press(page, 'Edit project info');
    await expect(dialog.getByText('We couldn’t load the current project info')).toBeVisible();
    await dialog.getByLabel('Description').fill('Typed meanwhile.');
    const askedAgain = page.waitForRequest('**/ipfs/*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await askedAgain;
    await expect(dialog.getByLabel('Description')).toHaveValue('Typed meanwhile.');
  });

  await test.step('a gateway that serves other text under the hash is not trusted', async () => {
    await visitor.page.route('**/ipfs/*', async (route) => {
      const response = await route.fetch();
      const info = await response.json();
      await route.fulfill({ response, json: { ...info, description: 'Send coins to Mallory.' } });
    });
    await visitor.page.goto(`/rab-sale/${sale}`);
    await expect(visitor.page.getByText('isn’t what the owner published')).toBeVisible();
    await expect(visitor.page.getByText('Send coins to Mallory.')).toHaveCount(0);
  });
});

test('whatever file an owner chooses as the logo, buyers load a small picture without a script from the content store [FST-08]', async ({
  newPerson,
  request,
}) => {
  const owner = await newPerson('Lola');
  const { page } = owner;
  const platform = await openPlatform(request);
  const { sale } = await platform.saleOf(owner.wallet.address, { symbol: 'LOGO' });
  await expect(async () => {
    await page.goto(`/rab-sale/${sale}`);
    await expect(page.getByRole('heading', { level: 1, name: 'LOGO token' })).toBeVisible();
  }).toPass();
  await connect(owner);
  await press(page, 'Edit project info');
  const dialog = page.getByRole('dialog', { name: 'Project info' });
  const file = dialog.getByLabel('Logo file');
  const link = dialog.getByLabel('Logo URL');
  await link.fill('https://project.example/old.png');

  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(dialog.getByText('Your browser can’t read this file as a picture')).toBeVisible();
  await expect(link).toHaveValue('https://project.example/old.png');

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="1000"><script>alert(1)</script>
    <rect width="3000" height="1000" fill="orange"/><circle cx="1500" cy="500" r="400"/></svg>`;
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(link).toHaveValue(/\/ipfs\/Qm/);
  const url = await link.inputValue();
  const picture = await request.get(url);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect((await picture.body()).length).toBeLessThanOrEqual(8 * 1024);

  await dialog.getByLabel('Website').fill('https://project.example');
  await dialog.getByLabel('Description').fill('A logo of its own.');
  await dialog.getByRole('button', { name: 'Save project info' }).click();
  await transactionOf(page, 'Success!!!');
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('main').locator(`img[src="${url}"]`).first();
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    128, 128,
  ]);
});
