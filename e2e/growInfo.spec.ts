import { privateSaleAbi } from '@rab/contracts/abis';
import { chain } from './support/chain.ts';
import { GrowPages } from './support/GrowPages.ts';
import { indexerCaughtUp } from './support/indexerCaughtUp.ts';
import { CONTENT_URL } from './support/stack.ts';
import { press, transactionOf } from './support/steps.ts';
import { connect, expect, test } from './support/test.ts';

const ADD = `${CONTENT_URL}/api/v0/add`;

// the scenario refuses uploads on purpose
test.use({ allowedErrors: [/ERR_CONNECTION_REFUSED .*\/api\/v0\/add/] });

test('what an owner submits for a grow that is not visible yet is never typed twice: the store is gone, then the page between upload and transaction [GRW-04]', async ({
  newPerson,
  request,
}) => {
  const grows = await GrowPages.begin(newPerson, request);
  const owner = await newPerson('Olga');
  const { context, wallet } = owner;
  const address = wallet.account.address;
  await chain.impersonateAccount({ address });
  const sale = await grows.create('INFO', { owner: address });
  await indexerCaughtUp();
  const infoHash = async () => {
    const [, , { projectInfoHash }] = await chain.readContract({
      address: sale,
      abi: privateSaleAbi,
      functionName: 'getInfo',
    });
    return projectInfoHash;
  };
  const published = await infoHash();
  let { page } = owner;
  const form = () => page.getByRole('dialog', { name: 'Project info' });
  const description = () => form().getByLabel('Description');
  const save = () => form().getByRole('button', { name: 'Save project info' }).click();
  const comeBack = async () => {
    await page.close();
    page = await context.newPage();
    await page.goto(`/rab-grow/${sale}`);
  };

  await test.step('the store is gone: nothing is sent, and the text is there when the page has been closed', async () => {
    await page.goto('/rab-grow/list');
    await connect(owner);
    await page.goto(`/rab-grow/${sale}`);
    await press(page, 'Submit your info');
    await expect(description()).toHaveValue('Grown from the seed on.');
    await description().fill('Roots, leaves and all.');
    await context.route(ADD, (route) => route.abort('connectionrefused'));
    await save();
    await expect(form().getByText('We couldn’t save the project info')).toBeVisible();
    expect(wallet.prompts).toBe(0);
    await comeBack();
    await press(page, 'Submit your info');
    await expect(description()).toHaveValue('Roots, leaves and all.');
  });

  await test.step('the page is closed between the upload and the transaction: the text is still there, and the wallet is not asked behind the owner’s back', async () => {
    await context.unroute(ADD);
    // no answer ever comes
    wallet.reading = new Promise(() => {});
    await save();
    await expect(form().getByText('Confirm in your wallet…')).toBeVisible();
    await expect.poll(() => wallet.prompts).toBe(1);
    await comeBack();
    await press(page, 'Submit later');
    const main = page.getByRole('main');
    await expect(main.getByText('Your latest project info isn’t published')).toBeVisible();
    await expect(main.getByText('Grown from the seed on.')).toBeVisible();
    expect(await infoHash()).toBe(published);
    expect(wallet.prompts).toBe(1);
  });

  await test.step('sent again it is what everybody reads, and nothing is kept any more', async () => {
    wallet.reading = undefined;
    await press(page, 'Edit project info');
    await expect(description()).toHaveValue('Roots, leaves and all.');
    await expect(form().getByText('You already started this')).toBeVisible();
    await press(page, 'Ask again');
    await save();
    expect((await transactionOf(page, 'Success!!!')).status).toBe('success');
    await expect(form()).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByText('Roots, leaves and all.')).toBeVisible();
    await expect(main.getByText('Your latest project info isn’t published')).toHaveCount(0);
    expect(await infoHash()).not.toBe(published);
    await grows.visitor.goto(`/rab-grow/${sale}`);
    await expect(grows.visitor.getByText('Roots, leaves and all.')).toBeVisible();
  });
});
