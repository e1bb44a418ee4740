/** A picture is one thing: what it consists of depends on what it shows. */
const TOKENS = /<svg\b.*?<\/svg>|<[^>]*>|[^<]+/gs;
const ATTRIBUTES = / [\w:-]+(?:="[^"]*")?/g;
const elementOf = (token) => /^<\/?[\w-]+/.exec(token)?.[0];

/** A tag without the attributes that its counterpart has otherwise. */
function commonTag(tag, counterpart) {
  if (tag === counterpart) return tag;
  const others = new Set(counterpart.match(ATTRIBUTES));
  const [first] = /<[^>]*>/.exec(tag);
  const isPicture = tag.endsWith('</svg>');
  return (isPicture ? `${first}</svg>` : tag).replaceAll(ATTRIBUTES, (attribute) =>
    others.has(attribute) ? attribute : '',
  );
}

/** A drawing without what is only for a program that takes it over, and without inline styles, which the policy refuses. */
const plain = (html) => html.replaceAll(/<!--.*?-->|<template\b.*?<\/template>| style="[^"]*"/gs, '');

/**
 * What two drawings of a page have in common: text that differs keeps its room and does not show, attributes that differ are
 * left out.
 * @throws where they do not consist of the same elements
 */
export function commonHtml(html, other) {
  const [tokens, counterparts] = [html, other].map((drawing) => plain(drawing).match(TOKENS) ?? []);
  if (tokens.map(elementOf).join() !== counterparts.map(elementOf).join())
    throw new Error('its elements depend on its address, the configuration or the clock');
  return tokens
    .map((token, at) => {
      if (elementOf(token)) return commonTag(token, counterparts[at]);
      return token === counterparts[at] ? token : `<span data-unknown>${token}</span>`;
    })
    .join('');
}

/** A question without what its drawing alone has. */
const asTemplate = (question, samples) => ({
  ...question,
  body: samples.reduce((body, [sample, name]) => body.replaceAll(sample, name), question.body),
});

/**
 * One page out of two drawings of it.
 * @param {readonly import('../src/draw/drawPage.tsx').DrawnPage[]} drawings
 * @param {readonly (readonly [sample: string, name: string])[][]} samples of each drawing: what questions have from its address and
 *   its configuration, and how that is called
 * @returns {import('../src/draw/drawPage.tsx').DrawnPage}
 * @throws where the drawings do not consist of the same elements
 */
export function combineDrawings([first, second], samples) {
  const [questions, others] = [first, second].map((drawing, at) =>
    drawing.questions.map((question) => asTemplate(question, samples[at])),
  );
  const known = new Set(others.map((question) => JSON.stringify(question)));
  return {
    html: commonHtml(first.html, second.html),
    css: first.css,
    contracts: first.contracts,
    // one that depends on anything else would not be what the program sends
    questions: questions.filter((question) => known.has(JSON.stringify(question))),
  };
}
