import { useContext } from 'react'
import { at } from '~/addresses.ts'
import type { Settings } from '~/core/content/settings.ts'
import { DocumentContext } from '~/ui/document.ts'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import { looks } from './looks.ts'
import { words } from './words.ts'

type Channels = Settings['support']

/** The customer-support popup. */
export function Support({ support }: { support: Channels }) {
  const { chatScript } = useContext(DocumentContext)
  return (
    <>
      <button
        type="button"
        popoverTarget="bantuan"
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control px-2 font-semibold text-sm"
      >
        <Icon name="chat" className="size-6 lg:size-5" />
        <span className="max-xl:sr-only">{words.support}</span>
      </button>
      <section
        id="bantuan"
        popover="auto"
        data-closes-behind-focus=""
        aria-labelledby="bantuan-judul"
        className={`${looks.panel} panel-height inset-x-0 p-gutter sm:left-auto sm:end-content sm:w-96 sm:rounded-b-card sm:border-x sm:p-6`}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id="bantuan-judul" className="text-lg">
            {words.supportTitle}
          </h2>
          <button
            type="button"
            popoverTarget="bantuan"
            popoverTargetAction="hide"
            className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control"
          >
            <Icon name="close" />
            <span className="sr-only">{words.close}</span>
          </button>
        </div>
        <a href={at.help()} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {words.help}
        </a>
        <SupportChannels support={support} />
        <h3 className="mt-4 flex items-center gap-3 text-base">
          <Icon name="chat" className="size-5 text-ink-soft" />
          {words.chat}
        </h3>
        <p className="ml-8">
          <a
            href={at.liveChat()}
            data-chat={chatScript}
            data-no-prerender=""
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.chatOpen}
          </a>
        </p>
      </section>
    </>
  )
}

function SupportChannels({ support }: { support: Channels }) {
  return (
    <>
      {support.sample && <p className="text-ink-soft text-sm">{words.supportSample}</p>}
      <ul className="mt-3 border-line border-y">
        <Channel icon="phone" kind={words.phone} {...support.phone} />
        <Channel icon="chat" kind={words.whatsapp} {...support.whatsapp} />
        <Channel icon="mail" kind={words.email} {...support.email} />
      </ul>
      <h3 className="mt-4 flex items-center gap-3 text-base">
        <Icon name="clock" className="size-5 text-ink-soft" />
        {words.hours}
      </h3>
      <dl className="ml-8 grid grid-cols-[auto_1fr] gap-x-4 narrow:grid-cols-1 text-sm tabular">
        {support.hours.map(({ days, times }) => (
          <div key={days} className="col-span-full grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd className="text-ink-soft">{times}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Channel({ icon, kind, label, href }: { icon: IconName; kind: string; label: string; href: string }) {
  return (
    <li className="border-line not-first:border-t">
      <a href={href} className="group flex min-h-14 items-center gap-3 py-2">
        <Icon name={icon} className="size-5 text-ink-soft" />
        <span className="grid leading-snug">
          <span className="text-ink-soft text-xs">{kind}</span>
          <span className="wrap-anywhere font-semibold tabular group-hover:underline group-hover:underline-offset-4">
            {label}
          </span>
        </span>
      </a>
    </li>
  )
}
