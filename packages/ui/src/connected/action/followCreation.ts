import { newId, useChainConfig, useTransactions } from '@rab/wallet-context';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The one way from a form to what was created of it, for tokens, locks and every kind of sale: once that is known, and the
 * page shows its chain, the form gives way to it, also after a reload, and in a tab that is opened later. On any other page
 * the transaction's toast has the link.
 * @param draftId of the creation (`TransactionMeaning`); null before the form was ever submitted
 */
export function useFollowCreation(draftId: string | null): void {
  const { id: chainId } = useChainConfig();
  const created = useTransactions().find(
    (record) =>
      draftId !== null && record.draftId === draftId && record.chainId === chainId && record.createdPath !== undefined,
  );
  const path = created?.createdPath;
  const navigate = useNavigate();
  useEffect(() => {
    // Back must not lead to the form, which would lead here again
    if (path !== undefined) void navigate(path, { replace: true });
  }, [path, navigate]);
}

/**
 * The draft of a form that nothing stores, followed as by `useFollowCreation`. Its id lives in the history entry: a reload
 * keeps it, another entry has another draft.
 * @returns takes the id when the form is submitted
 */
export function useDraftOfPage(): () => string {
  const location = useLocation();
  const navigate = useNavigate();
  const { draftId = null } = (location.state ?? {}) as { draftId?: string | null };
  useFollowCreation(draftId);
  // a second press may come before the entry has it
  const given = useRef({ entry: '', id: '' });
  return () => {
    if (given.current.entry !== location.key) given.current = { entry: location.key, id: newId() };
    const id = draftId ?? given.current.id;
    if (draftId === null) void navigate(location, { replace: true, state: { ...location.state, draftId: id } });
    return id;
  };
}
