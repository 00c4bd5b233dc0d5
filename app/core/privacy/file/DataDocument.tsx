import { at as addresses } from '../../../addresses.ts'
import { sectionWords, fileWords as words } from '../words.ts'
import type { DataFile } from './json-file.ts'
import type { ShownPart } from './shown-part.ts'

const css =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}dt{color:#595959;font-size:.875rem}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}img{max-width:100%;height:auto}article{border-top:1px solid #bbb;padding:.75rem 0}h3{font-size:1rem;margin:0 0 .5rem}'

/** `phone` and `madeAt` in words. */
type Props = { phone: string; madeAt: string; parts: readonly (ShownPart & { isWhole: boolean })[] } & Pick<
  DataFile,
  'pictures' | 'site'
>

/** The whole data as a page of its own: it is kept, printed and read without the site. */
export function DataDocument({ phone, parts, madeAt, pictures, site }: Props) {
  return (
    <html lang="id-ID">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{words.title}</title>
        <style>{css}</style>
      </head>
      <body>
        <h1>{words.title}</h1>
        <p>{words.lead(phone, madeAt)}</p>
        {parts.map((part) => (
          <section key={part.section}>
            <h2>{sectionWords[part.section].title}</h2>
            <p>{part.entries.length === 0 ? words.noEntry : sectionWords[part.section].why}</p>
            {!part.isWhole && <p>{words.notWhole}</p>}
            {part.entries.map(({ title, at, facts, picture }, number) => (
              <article key={number}>
                <h3>{at ? `${title}, ${at}` : title}</h3>
                <dl>
                  {facts.map(({ name, value }, place) => (
                    <div key={place}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {picture && <PictureInFile content={pictures.get(picture)} link={site + addresses.myDataPicture(picture)} />}
              </article>
            ))}
          </section>
        ))}
      </body>
    </html>
  )
}

/** The picture itself. One that is too large for the file is linked. */
function PictureInFile({ content, link }: { content: string | undefined; link: string }) {
  if (content?.startsWith('data:application/pdf')) {
    return (
      <p>
        <a href={content} download="dokumen.pdf">
          {words.savePdf}
        </a>
      </p>
    )
  }
  return content ? (
    <img src={content} alt={words.pictureAlt} />
  ) : (
    <p>
      {words.pictureElsewhere} <a href={link}>{link}</a>
    </p>
  )
}
