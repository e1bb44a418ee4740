// In the place of `graphql` in browser builds: graphql-request parses and prints documents only to find their name, which
// our documents, sent as they are written, do not need (`excludeOperationName`). 9 kB of the first load.
const unused = () => {
  throw new Error('Documents are texts here: nothing parses or prints them.');
};
export const parse = unused;
export const print = unused;
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };
