import { at } from '~/addresses.ts'
import type { Settings } from '~/core/content/settings.ts'
import { words as frameWords } from '~/site/frame/words.ts'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { words } from './words.ts'

type Channels = Settings['support']

/** Phone, WhatsApp, e-mail and the form, and what each is best for. */
export function Ways({ support }: { support: Channels }) {
  return (
    <section aria-labelledby="cara">
      <h2 id="cara" className="sr-only">
        {words.ways}
      </h2>
      <ul className="border-line border-b">
        <Way icon="phone" kind={words.phone} text={words.phoneText} {...support.phone} />
        <Way icon="chat" kind={words.whatsapp} text={words.whatsappText} {...support.whatsapp} />
        <Way icon="mail" kind={words.email} text={words.emailText} {...support.email} />
        <Way icon="document" kind={words.form} text={words.formText} label={words.message} href={at.contactMessage()} />
      </ul>
      {support.sample && <p className="mt-3 text-ink-soft text-sm">{frameWords.supportSample}</p>}
    </section>
  )
}

type WayProps = { icon: IconName; kind: string; text: string; label: string; href: string }

function Way({ icon, kind, text, label, href }: WayProps) {
  return (
    <li className="group relative flex gap-4 border-line border-t py-5">
      <Icon name={icon} className="mt-1 size-6" />
      <div>
        <h3 className="font-normal text-ink-soft text-sm">{kind}</h3>
        <a
          href={href}
          className="wrap-anywhere font-bold text-xl tabular after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
        >
          {label}
        </a>
        <p className="mt-1 text-ink-soft text-sm">{text}</p>
      </div>
    </li>
  )
}
