import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { WORKSPACE } from '@rab/devnet/options';
import type { Entry } from './entries.ts';

const OUT = join(WORKSPACE, '.local/facades');
const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

const declarationsOf = ({ source }: Entry): string => join(OUT, source.replace(/\.tsx?$/, '.d.ts'));

/** Where the packages' own imports of each other lead: to sources, of which declarations are written, and to no library. */
const pathsOf = (folders: Iterable<string>): Record<string, string[]> =>
  Object.fromEntries(
    [...folders].flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).flatMap(([subpath, file]) =>
        typeof file === 'string' ? [[name + subpath.slice(1), [join(WORKSPACE, folder, file)]] as const] : [],
      );
    }),
  );

/**
 * Writes declarations of the entries' sources and of what these import of their own packages.
 * @throws when a type cannot be declared; the compiler has printed which
 */
function emitDeclarations(entries: readonly Entry[]): void {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const config = join(OUT, 'tsconfig.json');
  const folders = new Set(entries.map((entry) => entry.folder));
  const options = {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // `pnpm types` does
      noCheck: true,
      // what is said of a type is not the type
      removeComments: true,
      rootDir: '../..',
      outDir: '.',
      paths: pathsOf(folders),
    },
    files: ['packages/ui/src/assets.d.ts', ...entries.map(({ source }) => source)].map((file) => join(WORKSPACE, file)),
  };
  writeFileSync(config, JSON.stringify(options));
  const { status } = spawnSync(join(WORKSPACE, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The public types could not be written: see the lines above.');
  for (const folder of folders) {
    copyFileSync(join(WORKSPACE, folder, 'package.json'), join(OUT, folder, 'package.json'));
    symlinkSync(join(WORKSPACE, folder, 'node_modules'), join(OUT, folder, 'node_modules'));
  }
}

function configFor(entry: Entry): ExtractorConfig {
  const folder = join(OUT, entry.folder);
  const declarations = declarationsOf(entry);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            jsx: 'react-jsx',
            strict: true,
            exactOptionalPropertyTypes: true,
            allowImportingTsExtensions: true,
            noEmit: true,
            skipLibCheck: true,
            types: [],
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: entry.report,
        reportFolder: join(folder, 'api'),
        reportTempFolder: join(folder, 'api-new'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
}

/**
 * What each entry exports, with its types, as API Extractor reports it: sorted, without comments. Types of libraries are named
 * there, not followed.
 * @returns the reports, in the order of the entries
 * @throws when a entry has a type that cannot be reported
 */
export function makeReports(entries: readonly Entry[]): string[] {
  emitDeclarations(entries);
  const configs = entries.map(configFor);
  const [first, ...others] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((each) => each.mainEntryPointFilePath),
  });
  return configs.map((config, index) => {
    const said: string[] = [];
    mkdirSync(config.reportFolder, { recursive: true });
    const { errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback(message) {
        message.handled = true;
        said.push(message.text);
      },
    });
    if (errorCount > 0)
      throw new Error([`The exports of ${entries[index]?.key} could not be reported.`, ...said].join('\n'));
    return readFileSync(config.reportTempFilePath, 'utf8');
  });
}
