import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { words as formWords } from '../words.ts'
import { LinkForm } from './LinkForm.tsx'

const words = formWords.richText

type Action = {
  label: string
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
}

const chain = (editor: Editor) => editor.chain().focus()

const actions: readonly Action[] = [
  { label: words.bold, run: (e) => chain(e).toggleBold().run(), isOn: (e) => e.isActive('bold') },
  { label: words.italic, run: (e) => chain(e).toggleItalic().run(), isOn: (e) => e.isActive('italic') },
  {
    label: words.heading,
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    label: words.subheading,
    run: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  { label: words.bullets, run: (e) => chain(e).toggleBulletList().run(), isOn: (e) => e.isActive('bulletList') },
  { label: words.numbers, run: (e) => chain(e).toggleOrderedList().run(), isOn: (e) => e.isActive('orderedList') },
  { label: words.quote, run: (e) => chain(e).toggleBlockquote().run(), isOn: (e) => e.isActive('blockquote') },
  { label: words.table, run: (e) => chain(e).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(), isOff: inTable },
  { label: words.rule, run: (e) => chain(e).setHorizontalRule().run(), isOff: inTable },
  { label: words.undo, run: (e) => chain(e).undo().run(), isOff: (e) => !e.can().undo() },
  { label: words.redo, run: (e) => chain(e).redo().run(), isOff: (e) => !e.can().redo() },
]

/** Shown while the cursor is in a table. */
const tableActions: readonly Action[] = [
  { label: words.rowBelow, run: (e) => chain(e).addRowAfter().run() },
  { label: words.columnRight, run: (e) => chain(e).addColumnAfter().run() },
  { label: words.deleteRow, run: (e) => chain(e).deleteRow().run() },
  { label: words.deleteColumn, run: (e) => chain(e).deleteColumn().run() },
  { label: words.deleteTable, run: (e) => chain(e).deleteTable().run() },
]

function inTable(editor: Editor): boolean {
  return editor.isActive('table')
}

export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const shown = useEditorState({
    editor,
    selector: ({ editor: e }) => ({
      on: actions.map(({ isOn }) => isOn?.(e) ?? null),
      off: actions.map(({ isOff }) => isOff?.(e) ?? false),
      isInTable: inTable(e),
      isLink: e.isActive('link'),
    }),
  })
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={words.toolbar} onKeyDown={moveByArrows} className="flex flex-wrap gap-0.5 p-1">
        {actions.map(({ label, run }, index) => (
          <ToolButton
            key={label}
            label={label}
            isFirst={index === 0}
            isOn={shown.on[index] ?? undefined}
            isOff={shown.off[index] ?? false}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton label={words.link} isOn={shown.isLink} onClick={() => setLinking(!isLinking)} />
        {shown.isInTable &&
          tableActions.map(({ label, run }) => <ToolButton key={label} label={label} onClick={() => run(editor)} />)}
      </div>
      {isLinking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </div>
  )
}

type ButtonProps = { label: string; isFirst?: boolean; isOn?: boolean | undefined; isOff?: boolean; onClick: () => void }

/** `aria-disabled`, not `disabled`: a button that loses focus when it is used would throw the keyboard out of the toolbar. */
function ToolButton({ label, isFirst = false, isOn, isOff = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="min-h-9 cursor-pointer rounded-control px-2.5 text-sm hover:bg-paper-sunk aria-disabled:cursor-default aria-disabled:opacity-50 aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {label}
    </button>
  )
}

/** One stop of the Tab key for the toolbar; arrows move inside it. */
function moveByArrows({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const buttons = [...currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(target as HTMLButtonElement)
  buttons.at((at + step) % buttons.length)?.focus()
}
