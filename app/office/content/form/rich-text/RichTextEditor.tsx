import type { JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import type { RichText } from '~/core/content/rich-text.ts'
import { extensions } from './extensions.ts'
import { Toolbar } from './Toolbar.tsx'

type Props = { label: string; text: RichText; onChange: (text: JSONContent) => void }

/** The editor of one text. It keeps its own state: `text` is only where it begins. */
export default function RichTextEditor({ label, text, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: text as JSONContent,
    // The security policy of the office allows no inline style element; the class has the only rule that is needed.
    injectCSS: false,
    editorProps: { attributes: { class: look, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: own }) => onChange(own.getJSON()),
  })
  return (
    <div className="overflow-x-auto rounded-control border border-line-strong bg-paper focus-within:border-ink">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

const look = [
  'min-h-32 px-4 py-3 whitespace-pre-wrap break-words outline-none',
  '[&>*+*]:mt-3 [&_h2]:mt-6 [&_h2]:text-xl [&_h3]:mt-5 [&_h3]:text-lg',
  '[&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6 [&_li>p]:mt-1',
  '[&_blockquote]:border-s-4 [&_blockquote]:border-accent [&_blockquote]:ps-4 [&_a]:underline [&_a]:underline-offset-4',
  '[&_table]:w-full! [&_table]:border-collapse [&_td]:border [&_td]:border-line [&_td]:p-2 [&_td]:align-top',
  '[&_th]:border [&_th]:border-line [&_th]:bg-paper-warm [&_th]:p-2 [&_th]:text-start [&_th]:align-top [&_hr]:border-line',
].join(' ')
