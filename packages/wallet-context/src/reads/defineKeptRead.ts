import type { v } from '@rab/config';
import { useEffect, useMemo } from 'react';
import { hashFn } from 'wagmi/query';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { defineRead, type ReadDefinition } from './defineRead.ts';
import { keepAnswer, readKept } from './keptAnswers.ts';

export interface KeptReadDefinition<Params, Data> extends ReadDefinition<Params, Data> {
  /** Parses the JSON of an answer in which bigints are text, as `bigintText` does. */
  kept: v.GenericSchema<unknown, NonNullable<Data>>;
  /** What the answer is kept under where the parameters change with the time. */
  keptAs?: (params: Params) => unknown;
}

/**
 * A read whose last answer is kept over visits (CFG-09). `useRead` knows nothing of it, so that nothing is decided or signed
 * by what may have changed; `useShown` is for what is only shown.
 */
export function defineKeptRead<Params, Data>({ kept, keptAs, ...definition }: KeptReadDefinition<Params, Data>) {
  const { options, useRead } = defineRead(definition);
  /**
   * As `useRead`. Until the first answer `data` is the kept one, and `keptAt` says when that was read, in milliseconds: the
   * screen marks it (`KeptMark`).
   */
  const useShown = (params: Params | null) => {
    const { data, dataUpdatedAt, isPlaceholderData, isError, refetch } = useRead(params);
    const { id } = useChainConfig();
    const key = params === null ? null : hashFn([definition.name, id, keptAs ? keptAs(params) : params]);
    const last = useMemo(() => (key === null ? undefined : readKept(key, kept)), [key]);
    useEffect(() => {
      if (key !== null && data != null && !isPlaceholderData) keepAnswer(key, data, dataUpdatedAt);
    }, [key, data, dataUpdatedAt, isPlaceholderData]);
    const isKept = data === undefined && last !== undefined;
    return { data: isKept ? last.data : data, keptAt: isKept ? last.at : undefined, isError, refetch };
  };
  return { options, useRead, useShown };
}
