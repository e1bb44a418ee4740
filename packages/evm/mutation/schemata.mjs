import { childrenOf, rangeOf } from './syntaxTrees.mjs';

const isActive = (id) => `block.coinbase == address(${id})`;

/** The range of a nested site is inside that of its outer one; outer ones come first. */
function outermost(sites, [from, to]) {
  const found = [];
  let behind = from;
  for (const site of sites) {
    const [start, end] = site.range;
    if (start < behind || end > to) continue;
    found.push(site);
    behind = end;
  }
  return found;
}

/**
 * One source with all of its mutants in it, each switched on by the block's coinbase; with any other coinbase it is the source.
 * Functions that were pure are views, since they read the coinbase.
 * @param {string} file
 * @param {Map<string, { text: Buffer, tree: object }>} sources
 * @param {{ id: number, site: object, text: string }[]} mutants those to be built, of all files
 * @returns {string}
 */
export function withMutants(file, sources, mutants) {
  const { text, tree } = sources.get(file);
  const edits = [];
  const bySite = new Map();
  for (const mutant of mutants.filter((each) => each.file === file)) {
    if (!bySite.has(mutant.site)) bySite.set(mutant.site, []);
    bySite.get(mutant.site).push(mutant);
  }
  const sites = [...bySite.keys()];

  function render([from, to], inner) {
    let result = '';
    let position = from;
    for (const site of outermost(inner, [from, to])) {
      const [start, end] = site.range;
      result += text.subarray(position, start).toString();
      const below = inner.filter((each) => each !== site && each.range[0] >= start && each.range[1] <= end);
      result += renderSite(site, render(site.range, below));
      position = end;
    }
    return result + text.subarray(position, to).toString();
  }

  function renderSite(site, original) {
    const here = bySite.get(site);
    if (site.kind === 'modifier') return original.replace(/^\w+/, (name) => `${name}__${here[0].id}`);
    if (site.kind === 'expression')
      return `(${here.map(({ id, text: other }) => `${isActive(id)} ? ${other} : `).join('')}${original})`;
    return `{ ${here.map(({ id, text: other }) => `if (${isActive(id)}) { ${other} } else `).join('')}{ ${original} } }`;
  }

  // changes outside of the sites: pure becomes view, and modifiers that can be switched off
  const functions = [];
  const find = (node) => {
    if (node.nodeType === 'FunctionDefinition') functions.push(node);
    for (const child of childrenOf(node)) find(child);
  };
  find(tree);
  for (const node of functions) {
    const [start, end] = rangeOf(node);
    const header = text.subarray(start, node.body ? rangeOf(node.body)[0] : end).toString();
    const at = header.search(/\bpure\b/);
    if (node.stateMutability === 'pure' && at >= 0) {
      const offset = start + Buffer.byteLength(header.slice(0, at));
      edits.push({ range: [offset, offset + 4], replacement: 'view' });
    }
  }
  for (const { id, contract, modifier, home } of switchableModifiers(file, sources, mutants)) {
    const [start, end] = rangeOf(modifier.body);
    const [from, to] = rangeOf(modifier.body.statements.find(({ nodeType }) => nodeType === 'PlaceholderStatement'));
    // a modifier's own mutants are in its copies too
    const part = (range) =>
      home === file
        ? render(range, sites)
        : sources
            .get(home)
            .text.subarray(...range)
            .toString();
    const unless = (code) => (code ? `if (!(${isActive(id)})) { ${code} }` : '');
    const [before, behind] = [
      part([start + 1, from]).trim(),
      part([to, end - 1])
        .replace(/^;/, '')
        .trim(),
    ];
    const replacement = `modifier ${modifier.name}__${id}() { ${unless(before)} _; ${unless(behind)} }\n`;
    const place = rangeOf(contract)[1] - 1;
    edits.push({ range: [place, place], replacement });
  }
  let result = '';
  let position = 0;
  for (const edit of edits.sort((a, b) => a.range[0] - b.range[0])) {
    result += render([position, edit.range[0]], sites) + edit.replacement;
    position = edit.range[1];
  }
  return result + render([position, text.length], sites);
}

/**
 * For each modifier that a mutant leaves out, the contract for its copy that can be switched off: the one that defines it, or,
 * for a library's modifier, the one that uses it.
 */
function* switchableModifiers(file, sources, mutants) {
  for (const { id, file: user, site } of mutants) {
    if (site.kind !== 'modifier') continue;
    for (const [home, { tree }] of sources)
      for (const contract of tree.nodes) {
        const modifier = contract.nodes?.find((node) => node.id === site.modifier);
        const isOwn = home.startsWith('src/');
        if (!modifier || (isOwn ? home : user) !== file) continue;
        const used = sources.get(user).tree.nodes.find(({ name }) => name === site.within.split('.')[0]);
        yield { id, contract: isOwn ? contract : used, modifier, home };
      }
  }
}
