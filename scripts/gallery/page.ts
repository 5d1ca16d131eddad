/** The page of the gallery, in Markdown. */
import { OCCASIONS, presetsOf } from './rows.ts';

const HEAD = `# Gallery

What each preset says of an invented shop's builds, as a team sees it. The same builds can be chosen in the
[studio](studio.md), where the words can be changed. All of it in Markdown, and what it costs in requests, is in
[presets.md](presets.md). At the end [what nobody told you](health.md), on weeks of that shop. The pictures are made by \`npm run pictures\`.`;

export function galleryPage(): string {
  const parts = OCCASIONS.map((occasion) => {
    const { name, title, report } = occasion;
    const pictures = presetsOf(occasion).map(
      (preset) => `\`${report?.words ?? preset}\`\n\n${pictureOf(`${name}-${preset}`, `${title}: ${preset}`)}`,
    );
    return [`## ${title}`, ...pictures].join('\n\n');
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}

function pictureOf(name: string, text: string): string {
  return [
    '<picture>',
    `  <source media="(prefers-color-scheme: dark)" srcset="images/gallery/${name}-dark.png">`,
    `  <img src="images/gallery/${name}-light.png" alt="${text}">`,
    '</picture>',
  ].join('\n');
}
