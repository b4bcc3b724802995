import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The licences of all parts of others that the page is made of, in one file beside it. */
export function licences(faces: string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = new Set(faces);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const id of file.moduleIds) {
          const name = PACKAGE.exec(id)?.[1];
          if (name) parts.add(name);
        }
      }
      const source = [...parts].sort().map(licence).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

function licence(name: string): string {
  const folder = join('node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const file = existsSync(folder) && readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const author = typeof about.author === 'string' ? about.author : (about.author as { name?: string } | undefined)?.name;
  if (!file && !author) throw new Error(`${name} comes with no licence that could be passed on`);
  const text = file ? readFileSync(join(folder, file), 'utf8') : `Copyright ${author}. Licence: ${about.license}.\n`;
  return `${name} ${about.version} (${about.license})\n\n${text}`;
}
