import { ConfigError } from '@rab/contracts';

/** Shown when the product cannot start: plain HTML, since nothing of ours may have loaded. */
export function StartError({ error }: { error: unknown }) {
  return (
    <main role="alert">
      <h1>RAB Launchpad cannot start</h1>
      <p>{error instanceof ConfigError ? error.message : 'Something unexpected went wrong.'}</p>
      <p>Your tokens and locks are safe on chain. Please try again in a moment.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
