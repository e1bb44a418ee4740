import * as v from '../valibot.ts';
import { graphql } from './graphql/graphql.ts';
import { requestIndexer } from './requestIndexer.ts';

const endpoint = 'https://index.example';
const LOCK = graphql(`query lock($id: ID!) { lockDetail(id: $id) { id amount } }`);
const schema = v.object({ lockDetail: v.nullable(v.object({ amount: v.string() })) });

requestIndexer({ endpoint, document: LOCK, variables: { id: '1' }, schema });

// @ts-expect-error a variable that is missing
requestIndexer({ endpoint, document: LOCK, variables: {}, schema });
// @ts-expect-error a variable that the document does not have
requestIndexer({ endpoint, document: LOCK, variables: { id: '1', page: 2 }, schema });

const misspelt = graphql(`query lock($id: ID!) { lockDetail(id: $id) { id amont } }`);
// @ts-expect-error the document misspells a field
requestIndexer({ endpoint, document: misspelt, variables: { id: '1' }, schema });

const more = v.object({ lockDetail: v.nullable(v.object({ owner: v.string() })) });
// @ts-expect-error the schema reads what the document does not ask for
requestIndexer({ endpoint, document: LOCK, variables: { id: '1' }, schema: more });

const never = v.object({ lockDetail: v.object({ amount: v.string() }) });
// @ts-expect-error the schema takes for granted what may be missing
requestIndexer({ endpoint, document: LOCK, variables: { id: '1' }, schema: never });

const LOCKS = graphql(`query locks($where: LockDetail_filter) { lockDetails(where: $where) { id } }`);
const list = v.object({ lockDetails: v.array(v.object({ id: v.string() })) });
requestIndexer({ endpoint, document: LOCKS, variables: { where: { owner: '0x1' } }, schema: list });
// @ts-expect-error a condition on a field that is not there
requestIndexer({ endpoint, document: LOCKS, variables: { where: { onwer: '0x1' } }, schema: list });
