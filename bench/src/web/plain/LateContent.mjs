import { createElement, Suspense } from 'rab-react';

// What packages/federation/src/LateContent.tsx is to the federated site, whose areas' scripts come before they are drawn: in
// one application they are asked for as they are drawn, at once.

export const LateContent = (props) => createElement(Suspense, props);
