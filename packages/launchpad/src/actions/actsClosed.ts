import { createContext, useContext } from 'react';

/** Why nothing can be sent from a sale's page now, in words; undefined while it can. */
export const ActsClosedContext = createContext<string | undefined>(undefined);

/** As `ActsClosedContext`, for the buttons of acts. */
export const useActsClosed = (): string | undefined => useContext(ActsClosedContext);
