import { useEffect, useRef } from 'react'
import { at } from '~/addresses.ts'
import { backgrounds } from '~/core/content/article-picture.ts'
import { FieldGroup, RadioCards, SelectField, TextField } from '~/ui/Field.tsx'
import { type Common, useFormTools } from './form-context.ts'
import { PhotoChoice, type PictureParts } from './PhotoChoice.tsx'
import type { Photo } from './photos.ts'
import { choicesOf } from './references.ts'
import { pathTo } from './shape.ts'
import type { TypedPicture } from './typed.ts'
import { words as formWords } from './words.ts'

const words = formWords.picture

type Props = { common: Common; value: TypedPicture }

/** The picture of an item: a model drawn in a place, or a photo. */
export function PictureField({ common, value }: Props) {
  const { change } = useFormTools()
  const id = (name: string) => pathTo(common.name, name)
  // An upload takes seconds, in which the employee types on.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const set = (changes: Partial<TypedPicture>) => change(common.name, { ...latest.current, ...changes })
  const choose = ({ id: upload, alt }: Photo) => set({ upload, alt: latest.current.alt || alt })
  return (
    <FieldGroup {...common} id={common.name}>
      <div id={common.name} tabIndex={-1} className="grid gap-4 border-l-2 border-line pl-4 outline-none">
        <RadioCards
          name={id('source')}
          label={words.source}
          layout="tiles"
          options={[
            { value: 'scene', label: words.scene, note: words.sceneNote },
            { value: 'upload', label: words.upload, note: words.uploadNote },
          ]}
          value={value.source}
          onChange={({ currentTarget }) => set({ source: currentTarget.value as TypedPicture['source'] })}
        />
        {value.source === 'scene' && <Scene id={id} value={value} set={set} />}
        {value.source === 'upload' && <PhotoChoice id={id} value={value} choose={choose} />}
        <TextField
          name={id('alt')}
          label={words.alt}
          hint={words.altHelp}
          value={value.alt}
          onChange={({ currentTarget }) => set({ alt: currentTarget.value })}
        />
      </div>
    </FieldGroup>
  )
}

function Scene({ id, value, set }: PictureParts) {
  const { references } = useFormTools()
  const { model, colour, background } = value
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          name={id('model')}
          label={words.model}
          value={model}
          onChange={({ currentTarget }) => set({ model: currentTarget.value, colour: '' })}
        >
          <Choices first={formWords.choose} choices={choicesOf(references, 'model', null)} chosen={model} />
        </SelectField>
        <SelectField
          name={id('colour')}
          label={words.colour}
          value={colour}
          onChange={({ currentTarget }) => set({ colour: currentTarget.value })}
        >
          <Choices first={words.usualColour} choices={choicesOf(references, 'colour', model)} chosen={colour} />
        </SelectField>
        <SelectField
          name={id('background')}
          label={words.background}
          value={background}
          onChange={({ currentTarget }) => set({ background: currentTarget.value })}
        >
          <Choices first={formWords.choose} choices={places} chosen={background} />
        </SelectField>
      </div>
      {model && background ? (
        <img
          src={at.articlePicture({ model, colour: colour || undefined, background })}
          alt=""
          width="1200"
          height="630"
          className="h-auto w-full max-w-md rounded-card bg-paper-sunk"
        />
      ) : (
        <p className="text-sm text-ink-soft">{words.noPreview}</p>
      )}
    </>
  )
}

const places = backgrounds.map((value) => ({
  value,
  label: (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll('-', ' '),
}))

/** `chosen` has a choice of its own when nothing has that name any more. */
type ChoicesProps = { first: string; choices: readonly { value: string; label: string }[]; chosen: string }

function Choices({ first, choices, chosen }: ChoicesProps) {
  const isUnknown = chosen !== '' && !choices.some(({ value }) => value === chosen)
  const all = isUnknown ? [...choices, { value: chosen, label: chosen }] : choices
  return (
    <>
      <option value="">{first}</option>
      {all.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}
