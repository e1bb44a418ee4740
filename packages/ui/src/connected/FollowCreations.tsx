import { v } from '@rab/config';
import { useChainConfig, useTransactions } from '@rab/wallet-context';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { followCreations } from './awaitedCreations.ts';

const KEY = 'rab.awaitedCreations.v1';
const schema = v.record(v.string(), v.string());

/**
 * The one way from a creation to what it created, for tokens, locks and every kind of sale: the page that it was begun on
 * goes there, also after a reload of it. On any other page its toast has the link.
 */
export function FollowCreations() {
  const transactions = useTransactions();
  const { pathname } = useLocation();
  const { id: chainId } = useChainConfig();
  const navigate = useNavigate();
  useEffect(() => {
    const { awaited, goTo } = followCreations(readAwaited(), transactions, { pathname, chainId });
    try {
      sessionStorage.setItem(KEY, JSON.stringify(awaited));
    } catch {
      // without storage a reload forgets what the page waited for
    }
    memory = awaited;
    if (goTo !== null) void navigate(goTo);
  }, [transactions, pathname, chainId, navigate]);
  return null;
}

/** Of this tab alone: another one shows its own pages. */
let memory: v.InferOutput<typeof schema> | undefined;

function readAwaited(): v.InferOutput<typeof schema> {
  if (memory) return memory;
  try {
    const stored = v.safeParse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}
