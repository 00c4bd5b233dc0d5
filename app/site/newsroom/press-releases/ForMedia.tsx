import type { PressRelease } from '~/core/content/press-release-schema.ts'
import { Icon } from '~/ui/Icon.tsx'
import { words } from '../words.ts'

/** The contact for journalists, and files to download. */
export function ForMedia({
  release: { mediaContact, downloads },
}: {
  release: Pick<PressRelease, 'mediaContact' | 'downloads'>
}) {
  const { name, email, phone } = mediaContact
  return (
    <>
      {downloads.length > 0 && <Downloads downloads={downloads} />}
      <section className="mt-10 rounded-card bg-paper-warm p-6">
        <h2 className="text-xl">{words.mediaContact}</h2>
        <p className="mt-1">{name}</p>
        <ul className="mt-2 flex flex-wrap gap-x-8 *:min-w-0">
          <li>
            <ContactLink icon="mail" href={`mailto:${email}`} label={email} />
          </li>
          <li>
            <ContactLink icon="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`} label={phone} />
          </li>
        </ul>
      </section>
    </>
  )
}

function ContactLink({ icon, href, label }: { icon: 'mail' | 'phone'; href: string; label: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4">
      <Icon name={icon} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </a>
  )
}

function Downloads({ downloads }: Pick<PressRelease, 'downloads'>) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{words.downloads}</h2>
      <ul className="mt-2">
        {downloads.map(({ title, file, bytes }) => (
          <li key={file} className="border-line border-b">
            <a href={file} className="flex min-h-12 items-center gap-3 py-2 hover:underline">
              <Icon name="document" />
              {title}
              <span className="ml-auto text-ink-soft tabular">{words.size(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
