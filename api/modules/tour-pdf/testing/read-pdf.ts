import { inflateSync } from 'node:zlib';

/**
 * Reads what a document says, page by page, as a reader's search does: by the letters that its fonts claim for their shapes. Knows just
 * the plain PDF 1.3 that the library writes (https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 9.10).
 */
export function readPdf(file: Buffer): { language: string | undefined; pages: string[] } {
  const source = file.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(?<=\n)(\d+) 0 obj\n(.*?)\nendobj(?=\n)/gs))
    objects.set(id, body);
  const object = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const kids = /\/Type \/Pages\n.*?\/Kids \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const letters = new Map<string, Letters>();

  function lettersOf(font: string): Letters {
    const known = letters.get(font) ?? toUnicode(streamOf(object(reference(object(font), 'ToUnicode'))));
    letters.set(font, known);
    return known;
  }

  function pageText(id: string): string {
    const page = object(id);
    const resources = object(reference(page, 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, font]),
    );
    let font = '';
    let text = '';
    for (const [, chosen, shown = ''] of streamOf(object(reference(page, 'Contents'))).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (chosen) font = fonts.get(chosen) ?? '';
      else
        for (const [glyph] of shown.matchAll(/(?<=<[\da-f]*)[\da-f]{4}/g))
          text += lettersOf(font).get(glyph) ?? '\ufffd';
    }
    return text;
  }

  return {
    language: /\/Lang \(([^)]*)\)/.exec(source)?.[1],
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => pageText(id)),
  };
}

/** glyph, as four hexadecimal digits → what it stands for */
type Letters = ReadonlyMap<string, string>;

const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];

function streamOf(body: string): string {
  const compressed = /stream\n(.*)\nendstream$/s.exec(body)?.[1] ?? '';
  return compressed && inflateSync(Buffer.from(compressed, 'latin1')).toString('latin1');
}

const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** the library lists a font's letters in ranges of 256, each with what its glyphs stand for */
function toUnicode(map: string): Letters {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      letters.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), decode(hex.replaceAll(' ', '')));
  }
  return letters;
}
