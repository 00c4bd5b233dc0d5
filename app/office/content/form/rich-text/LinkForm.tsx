import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useId, useState } from 'react'
import { isSafeHref } from '~/core/content/safe-href.ts'
import { Button } from '~/ui/Button.tsx'
import { TextField } from '~/ui/Field.tsx'
import { words as formWords } from '../words.ts'

const words = formWords.richText

/** The address of a link. Not a form element: it stands inside the form of the item. */
export function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId()
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''))
  const [isWrong, setWrong] = useState(false)
  const set = () => {
    if (!isSafeHref(href.trim())) return setWrong(true)
    const word = editor.state.selection.empty && !editor.isActive('link') ? href.trim() : null
    const chain = editor.chain().focus().extendMarkRange('link')
    if (word === null) chain.setLink({ href: href.trim() }).run()
    else chain.insertContent({ type: 'text', text: word, marks: [{ type: 'link', attrs: { href: word } }] }).run()
    close()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      set()
    }
    if (event.key === 'Escape') close()
  }
  return (
    <div className="grid gap-3 border-t border-line bg-paper-warm p-3">
      <TextField
        id={id}
        name=""
        label={words.address}
        hint={words.addressHelp}
        error={isWrong ? words.addressWrong : undefined}
        autoFocus
        value={href}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="button" tone="secondary" onClick={set}>
          {words.setLink}
        </Button>
        {editor.isActive('link') && (
          <Button type="button" tone="quiet" onClick={remove}>
            {words.removeLink}
          </Button>
        )}
      </div>
    </div>
  )
}
