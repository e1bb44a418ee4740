// What the clients that others use get from an endpoint, each with its own defaults, as one line of JSON.
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, fetchExchange } from '@urql/core';
import { GraphQLClient } from 'graphql-request';

const [, , url, query, variables] = process.argv;
const asked = JSON.parse(variables);
const methods = [];
const seen = (address, init) => {
  methods.push(init?.method ?? 'GET');
  return fetch(address, init);
};

const apollo = (options) =>
  new ApolloClient({ link: new HttpLink({ uri: url, fetch: seen, ...options }), cache: new InMemoryCache() })
    .query({ query: gql(query), variables: asked })
    .then(({ data }) => data);
const urql = (options) =>
  new Client({ url, exchanges: [fetchExchange], fetch: seen, ...options })
    .query(query, asked)
    .toPromise()
    .then(({ data, error }) => {
      if (error) throw error;
      return data;
    });
const graphqlRequest = (options) => new GraphQLClient(url, { fetch: seen, ...options }).request(query, asked);

const answers = {};
for (const [name, ask] of Object.entries({
  'graphql-request': () => graphqlRequest({}),
  'graphql-request, GET': () => graphqlRequest({ method: 'GET', jsonSerializer: JSON }),
  Apollo: () => apollo({}),
  'Apollo, GET': () => apollo({ useGETForQueries: true }),
  urql: () => urql({}),
  'urql, POST': () => urql({ preferGetMethod: false }),
})) {
  methods.length = 0;
  const data = await ask();
  answers[name] = { data, method: methods.join() };
}
process.stdout.write(JSON.stringify(answers));
