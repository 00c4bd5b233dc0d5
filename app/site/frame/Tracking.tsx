import { useContext } from 'react'
import { useMatches } from 'react-router'
import { at } from '~/addresses.ts'
import { consentQuestions, currentQuestion } from '~/core/tracking/consent-text.ts'
import { sourcesOf } from '~/core/tracking/tag-rules.ts'
import { pageTracking, purposesAsked } from '~/core/tracking/tags.ts'
import { answered, answeredId, asksAttribute, trackingElementId } from '~/lib/page-tracking.ts'
import { Button } from '~/ui/Button.tsx'
import { DocumentContext } from '~/ui/document.ts'
import { PageStyle } from '~/ui/PageStyle.tsx'
import type { SiteTracking } from './frame.ts'
import { words } from './words.ts'

type Props = { tracking: SiteTracking; here: string; isPreview: boolean }

/** What a page carries when something is switched on: the banner, and what the tracking script needs to know. */
export function Tracking({ tracking: { tags, askScript, askHash }, here, isPreview }: Props) {
  const { allow, trackingScript } = useContext(DocumentContext)
  const isPersonal = useMatches().some(({ handle }) => isPersonalPage((handle ?? {}) as Handle))
  const page = pageTracking(tags, here, { isPersonal: isPersonal || isPreview })
  if (!page) return null
  const { script, connect, image } = sourcesOf(page.tags)
  allow({ scripts: [`'sha256-${askHash}'`, ...script], connections: connect, images: image })
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: askScript }} />
      <PageStyle css={bannerStyle} />
      {here !== at.privacyChoices() && <ConsentBanner asked={purposesAsked(tags)} here={here} />}
      {here !== at.privacyChoices() && <ChoiceStored />}
      <div hidden id={trackingElementId} data-script={trackingScript} data-page={JSON.stringify(page)} />
    </>
  )
}

type Handle = { personal?: true; privateInput?: true }
const isPersonalPage = ({ personal, privateInput }: Handle): boolean => Boolean(personal || privateInput)

const bannerId = 'izin'

const hasAnswered = `[${asksAttribute}=${answered}]`
const bannerStyle = [
  `#${bannerId},#${answeredId}{display:none}`,
  `[${asksAttribute}] #${bannerId},${hasAnswered} #${answeredId}{display:block}`,
  `${hasAnswered} #${bannerId}{display:none}`,
].join('')

const listed = new Intl.ListFormat('id')

type BannerProps = { asked: ReturnType<typeof purposesAsked>; here: string }

/** Stands in the flow of the page, below the header, so that it covers nothing. Both answers look the same. */
function ConsentBanner({ asked, here }: BannerProps) {
  const { question, text, purposes } = consentQuestions[currentQuestion]
  const names = asked.map((purpose) => purposes[purpose].short)
  return (
    <section id={bannerId} aria-labelledby="izin-judul" className="border-line border-b bg-paper-warm">
      <form method="post" action={at.privacyChoices()} className="content grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[1fr_auto]">
        <div>
          <p id="izin-judul" className="font-bold">
            {question}
          </p>
          <p className="max-w-prose text-sm">{`${text} ${listed.format(names)}.`}</p>
        </div>
        <input type="hidden" name="kembali" value={here} />
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="secondary" name="jawaban" value="tolak">
            {words.refuseAll}
          </Button>
          <Button tone="secondary" name="jawaban" value="izinkan">
            {words.allowAll}
          </Button>
          <a href={at.privacyChoices()} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {words.chooseEach}
          </a>
        </div>
      </form>
    </section>
  )
}

/** Takes the place of the banner after the answer, and the focus of the pressed button. */
function ChoiceStored() {
  return (
    <p id={answeredId} tabIndex={-1} className="border-line border-b bg-paper-warm">
      <span className="content flex flex-wrap items-center gap-x-3 text-sm">
        {words.choiceStored}
        <a href={at.privacyChoices()} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {words.changeChoice}
        </a>
      </span>
    </p>
  )
}
