import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { isSafeHref } from '~/core/content/safe-href.ts'

/**
 * Exactly the nodes and marks of `rich-text-schema.ts`, in the places where it allows them. Pasted text keeps nothing else.
 * Attributes that the schema does not know are removed when the text is read.
 */
export const extensions: Extensions = [
  Document,
  Text,
  HardBreak,
  Bold,
  Italic,
  UndoRedo,
  HorizontalRule,
  BulletList,
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  Paragraph,
  Heading.configure({ levels: [2, 3] }),
  ListItem.extend({ content: '(paragraph|bulletList|orderedList)+' }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  Blockquote.extend({ content: 'paragraph+' }),
  Table.configure({ resizable: false }),
  TableHeader.extend({ content: 'paragraph+', addAttributes: () => ({}) }),
  TableCell.extend({ content: 'paragraph+', addAttributes: () => ({}) }),
  Link.configure({ openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: (href) => isSafeHref(href ?? '') }),
]
