/** What a report declares, by name: the text of the declaration. */
export type Declarations = ReadonlyMap<string, { text: string; isExported: boolean }>;

/** How a entry differs from an earlier one, by the names of declarations. */
export interface Difference {
  removed: string[];
  /** Their text differs by more than members that may be left out. */
  changed: string[];
  added: string[];
  /** Nothing but members that may be left out have come. */
  widened: string[];
}

const DECLARATION =
  /^(export )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum|namespace) (\w+)/m;
const REEXPORT = /^export \{ (?:\w+ as )?(\w+) \}/m;
const OPTIONAL_MEMBER = /^\s+(?:readonly )?\w+\?: [^{]*;$/;

/** The lines of a declaration, without the reporter's notes between them. */
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line.trim() && !/^\s*\/\//.test(line));

/** Reads a report of API Extractor. Overloads of one name are one declaration; a library's name comes with its import. */
export function readReport(report: string): Declarations {
  const code = /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';
  const imports = new Map(
    [...code.matchAll(/^import (?:type )?(?:\{ |\* as )(?:(\w+) as )?(\w+)(?: \})? from .*$/gm)].map(
      ([line, , name]) => [name, line.replace('import type', 'import')] as const,
    ),
  );
  const declarations = new Map<string, { text: string; isExported: boolean }>();
  for (const block of code.split(/\n{2,}/)) {
    const text = linesOf(block).join('\n');
    const [, exported, declared] = DECLARATION.exec(text) ?? [];
    const [, passedOn] = REEXPORT.exec(text) ?? [];
    if (passedOn) {
      declarations.set(passedOn, { text: [imports.get(passedOn), text].join('\n'), isExported: true });
    } else if (declared) {
      const before = declarations.get(declared);
      declarations.set(declared, {
        text: before ? `${before.text}\n${text}` : text,
        isExported: exported !== undefined || before?.isExported === true,
      });
    }
  }
  return declarations;
}

/** True where every line of the one is in the other, in this order, and all that is more may be left out. */
function isWidened(before: string, now: string): boolean {
  const old = before.split('\n');
  let next = 0;
  for (const line of now.split('\n')) {
    if (line === old[next]) next++;
    else if (!OPTIONAL_MEMBER.test(line)) return false;
  }
  return next === old.length;
}

/** Compares two reports of one entry. What is not exported counts where it is gone or other: exports are made of it. */
export function compare(before: Declarations, now: Declarations): Difference {
  const difference: Difference = { removed: [], changed: [], added: [], widened: [] };
  for (const [name, { text, isExported }] of before) {
    const present = now.get(name);
    if (!present || (isExported && !present.isExported)) difference.removed.push(name);
    else if (present.text !== text) difference[isWidened(text, present.text) ? 'widened' : 'changed'].push(name);
  }
  for (const [name, { isExported }] of now)
    if (isExported && !before.get(name)?.isExported) difference.added.push(name);
  return difference;
}
