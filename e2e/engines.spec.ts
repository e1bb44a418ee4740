import { demo } from './support/demo.ts';
import { expect, expectProgram, test } from './support/test.ts';

test('lists and a sale are shown by a browser that lacks what newer ones have [ENG-03, BRW-02]', async ({
  newPerson,
  request,
}) => {
  const sale = await demo.sale(request);
  const { page } = await newPerson('Old');
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [AbortSignal, 'any'],
      [AbortSignal, 'timeout'],
      [URL, 'canParse'],
      [Object, 'hasOwn'],
      [Array.prototype, 'findLast'],
      [Array.prototype, 'toSorted'],
      [URLSearchParams.prototype, 'size'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.goto('/view-sales');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(`/rab-sale/${sale.id}`);
  await expect(page.getByRole('heading', { level: 1, name: sale.tokenName })).toBeVisible();
  await expect(page.getByText('does not answer')).toHaveCount(0);
  await expect(page.getByText('This browser is too old')).toBeHidden();
});

test('a browser below the lowest version shows that it is too old [ENG-03, BRW-02]', async ({ newPerson }) => {
  const { page } = await newPerson('Oldest');
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...rule: string[]) => rule[1] !== '1dvh' && supports.apply(CSS, rule as never);
  });
  await page.goto('/');
  await expect(page.getByText('This browser is too old for RAB Launchpad.')).toBeVisible();
});

test('switch, bar, chosen tab and mark stay visible in forced colours [ENG-06]', async ({ newPerson, request }) => {
  const sale = await demo.sale(request);
  const { page } = await newPerson('Contrast');
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (selector: string, property: 'backgroundColor' | 'borderBottomColor' | 'outlineStyle') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  await page.goto('/create-lock');
  await expectProgram(page);
  const control = 'label:has([name=useVesting]) > [data-state]';
  await page.locator(control).waitFor();
  const off = await styleOf(control, 'backgroundColor');
  expect(await styleOf(control, 'outlineStyle')).toBe('solid');
  await page.locator(control).click();
  await expect(page.locator(`${control}[data-state=checked]`)).toBeVisible();
  await expect(page.locator(control)).not.toHaveCSS('background-color', off);

  await page.goto(`/rab-sale/${sale.id}`);
  await expectProgram(page);
  const [bar, tab] = ['[role=progressbar]', '[role=tab]'];
  await page.locator(bar).first().waitFor();
  expect(await styleOf(`${bar} > *`, 'backgroundColor')).not.toBe(await styleOf(bar, 'backgroundColor'));
  await expect(page.locator('[data-mark]').first()).toHaveCSS('border-inline-start-width', '2px');
  expect(await styleOf(`${tab}[aria-selected=true]`, 'borderBottomColor')).not.toBe(
    await styleOf(`${tab}[aria-selected=false]`, 'borderBottomColor'),
  );
});
