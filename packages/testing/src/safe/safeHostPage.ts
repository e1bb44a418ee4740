/** As app.safe.global says that an owner did not want to propose what an app asked for. */
const REFUSED = 'Transaction was rejected';

/**
 * The page of `SafeHost`. What the app in the frame asks for goes to the host's server; a proposal only after somebody has agreed.
 * @param app address of the page that is framed where the address names none (`?app=`)
 */
export const safeHostPage = (app: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local Safe</title>
<style>
  body { margin: 0; display: grid; grid-template: 1fr / 1fr 320px; height: 100vh; font: 14px system-ui, sans-serif }
  iframe { border: 0; width: 100%; height: 100% }
  aside { padding: 16px; overflow: auto; border-left: 1px solid #999 }
  li { margin-block: 12px; overflow-wrap: anywhere }
  h1 { font-size: 18px } select { width: 100% }
</style>
<iframe title="Safe App" allow="clipboard-write"></iframe>
<aside>
  <h1>Local Safe</h1>
  <p id="safe"></p>
  <label>Signing as <select></select></label>
  <div id="asked" hidden role="alertdialog" aria-label="Proposal">
    <p>The app asks for a transaction.</p>
    <button id="propose">Sign and propose</button> <button id="refuse">Refuse</button>
  </div>
  <h2>Queue</h2>
  <ol id="queue"></ol>
  <p id="failed" role="alert"></p>
</aside>
<script>
  const app = new URL(new URLSearchParams(location.search).get('app') ?? ${JSON.stringify(app)});
  const frame = document.querySelector('iframe');
  const owner = document.querySelector('select');
  const byId = (id) => document.getElementById(id);

  const call = async (method, params = {}) => {
    const answer = await fetch('/', { method: 'POST', body: JSON.stringify({ method, params, owner: owner.value }) });
    return answer.json();
  };
  const agreed = () => new Promise((resolve) => {
    byId('asked').hidden = false;
    const end = (isAgreed) => () => { byId('asked').hidden = true; resolve(isAgreed); };
    byId('propose').onclick = end(true);
    byId('refuse').onclick = end(false);
  });
  const answerOf = async ({ method, params }) => {
    if (method === 'getEnvironmentInfo') return { success: true, data: { origin: location.origin } };
    if (method === 'sendTransactions' && !(await agreed())) return { success: false, error: '${REFUSED}' };
    return call(method, params);
  };
  addEventListener('message', async ({ data, origin, source }) => {
    if (source !== frame.contentWindow || origin !== app.origin || !data?.method) return;
    const answer = await answerOf(data);
    source.postMessage({ id: data.id, version: '9.1.0', ...answer }, origin);
    if (data.method === 'sendTransactions') await show();
  });

  const act = (method, safeTxHash, words) => {
    const button = document.createElement('button');
    button.textContent = words;
    button.onclick = async () => {
      const { error = '' } = await call(method, { safeTxHash });
      byId('failed').textContent = error;
      await show();
    };
    return button;
  };
  async function show() {
    const { data } = await call('host_queue');
    byId('queue').replaceChildren(...data.map(({ safeTxHash, nonce, isRejection, signed, threshold, isNext }) => {
      const line = document.createElement('li');
      line.append((isRejection ? 'Rejection' : 'Proposal') + ' with nonce ' + nonce + ': ' + signed.length + ' of ' + threshold + ' signed. ');
      if (!signed.includes(owner.value)) line.append(act('host_sign', safeTxHash, 'Sign'), ' ');
      if (isNext && signed.length >= threshold) line.append(act('host_execute', safeTxHash, 'Execute'), ' ');
      if (!isRejection) line.append(act('host_reject', safeTxHash, 'Reject'));
      return line;
    }));
  }
  (async () => {
    const { data } = await call('getSafeInfo');
    byId('safe').textContent = data.safeAddress + ', ' + data.threshold + ' of ' + data.owners.length;
    for (const address of data.owners) owner.append(new Option(address, address));
    owner.onchange = show;
    await show();
    frame.src = app.href;
  })();
</script>
</html>
`;
