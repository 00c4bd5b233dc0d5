import { chatFileTypes } from '~/core/conversations/conversation.ts'
import { FileField } from '~/ui/FileField.tsx'
import { Panel } from '../../leads/detail/LeadForm.tsx'
import { SmallDealerField, SmallSelect, smallButton } from '../../leads/SmallControls.tsx'
import { words } from '../words.ts'
import type { OpenedConversation } from './conversation-view.server.ts'
import { DeskForm } from './DeskForm.tsx'

type Props = { opened: OpenedConversation }

/** Sends a photo or a PDF. `files`: how many the log has. */
export function FilePanel({ seen, files }: { seen: number; files: number }) {
  return (
    <Panel id="berkas" title={words.files}>
      {/* A new key empties the field once the file is in the log. */}
      <DeskForm key={files} act="berkas" hidden={{ terlihat: String(seen) }} withFile className="grid justify-items-start gap-2">
        <FileField name="berkas" id="pilih-berkas" label={words.file} hint={words.fileHint} accept={chatFileTypes} />
        <button type="submit" className={smallButton}>
          {words.sendFile}
        </button>
      </DeskForm>
    </Panel>
  )
}

/** Gives the conversation to a colleague or a dealer. The visitor is told. */
export function GivePanel({ opened }: Props) {
  if (!opened.can.give) return null
  const isAtMaker = opened.dealer === null
  const dealers = opened.dealers?.filter(({ value }) => value !== opened.dealerSlug)
  return (
    <Panel id="alihkan" title={words.give}>
      {opened.employees.length > 0 && (
        <DeskForm act="pindah" className="flex flex-wrap items-center gap-2">
          <SmallSelect
            key={opened.agent?.id}
            name="petugas"
            label={words.colleague}
            every={words.choose}
            options={opened.employees}
          />
          <button type="submit" className={smallButton}>
            {words.giveColleague}
          </button>
        </DeskForm>
      )}
      <DeskForm act="alih" className="flex flex-wrap items-center gap-2">
        <SmallDealerField
          key={opened.dealerSlug}
          name="dealer"
          label={words.toDealer}
          every={isAtMaker ? words.choose : words.toMaker}
          options={dealers ?? null}
        />
        <button type="submit" className={smallButton}>
          {words.giveDealer}
        </button>
      </DeskForm>
    </Panel>
  )
}

/** Keeps the visitor's device out of the chat, and lets it in again. */
export function BlockPanel({ opened }: Props) {
  const { can, isBlocked, isEnded } = opened
  if (!can.block || (isEnded && !isBlocked)) return null
  return (
    <Panel id="blokir" title={words.blocking}>
      <DeskForm act={isBlocked ? 'buka-blokir' : 'blokir'} className="grid justify-items-start gap-1">
        <button type="submit" className={smallButton}>
          {isBlocked ? words.unblock : words.block}
        </button>
        {!isBlocked && <p className="text-ink-soft text-xs">{words.blockHint}</p>}
      </DeskForm>
    </Panel>
  )
}
