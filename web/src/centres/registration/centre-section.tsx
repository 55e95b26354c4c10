import { copyPitch, addPitch, removePitch, type Centre } from '@i-one/contract/centres/registration'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../lib/call.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { GhostLink } from '../ghost-link.tsx'
import { useCentrePermissions } from '../staff/use-may-at.ts'
import { ChangeForm } from './change-form.tsx'
import { PartsForm } from './parts-form.tsx'
import { myCentresQuery } from './queries.ts'
import { LegalNameForm } from './receipt-name.tsx'
import { useUpdateCentre } from './use-change.ts'

// Lazy-loaded, because only centres with several pitches show this form.
const CentreForm = lazyPart(async () => (await import('./centre-form.tsx')).CentreForm)

type PitchProps = { pitch: OwnPitch; pitches: readonly OwnPitch[] }

/** Each form in this section is saved separately from the pitch form above. */
export function CentreSection({ pitch, pitches }: PitchProps) {
  const { data: centres } = useQuery({ ...myCentresQuery, throwOnError: throwWithoutData })
  const permissionsAt = useCentrePermissions()
  const { isOwn } = permissionsAt(pitch.centre)
  const centre = centres?.find(({ _id }) => _id === pitch.centre)
  const siblings = pitches.filter((one) => one.centre === pitch.centre && one._id !== pitch._id)
  const others = centres?.filter(({ _id }) => _id !== pitch.centre && permissionsAt(_id).isOwn) ?? []
  return (
    <div className="grid gap-10 mt-12">
      {centre && siblings.length > 0 && (
        <>
          <Section title={t`Combined pitch`}>
            <PartsForm key={pitch.parts.join(' ')} pitch={pitch} siblings={siblings} />
          </Section>
          <Section title={<span translate="no">{centre.name}</span>}>
            <Suspense fallback={<Loading label={t`Loading centre`} height={480} />}>
              <CentreForm key={centre.revision} centre={centre} />
            </Suspense>
            <CentreActions centre={centre} pitch={pitch} isOwn={isOwn} />
          </Section>
        </>
      )}
      {centre && (
        <Section title={t`Receipts`}>
          <LegalNameForm key={centre.revision} centre={centre} />
        </Section>
      )}
      {isOwn && siblings.length === 0 && others.length > 0 && (
        <Section title={t`Join another centre`}>
          <JoinCentre pitch={pitch} centres={others} />
        </Section>
      )}
      {isOwn && (
        <Section title={t`Duplicate this pitch`}>
          <DuplicatePitch pitch={pitch} />
        </Section>
      )}
    </div>
  )
}

function JoinCentre({ pitch, centres }: { pitch: OwnPitch; centres: readonly Centre[] }) {
  const [chosen, choose] = useState('')
  const centre = centres.find(({ _id }) => _id === chosen)
  return (
    <ChangeForm
      isReady={centre !== undefined}
      submitText={t`Join this centre`}
      pendingText={t`Joining...`}
      change={() =>
        centre && {
          act: () => call(addPitch, { params: { id: centre._id, pitch: pitch._id } }),
          message: t`${{ pitch: pitch.name }} is now at ${{ centre: centre.name }}`,
        }
      }
    >
      <Select
        label={t`Centre to join`}
        placeholder={t`Choose a centre`}
        hint={t`The pitch then uses the page, address and phone number of that centre. You can combine pitches of the same centre.`}
        options={toNameOptions(centres)}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      />
    </ChangeForm>
  )
}

type CentreActionsProps = { centre: Centre; pitch: OwnPitch; isOwn: boolean }

function CentreActions({ centre, pitch, isOwn }: CentreActionsProps) {
  const { mutate, isPending } = useUpdateCentre()
  return (
    <p className="flex flex-wrap gap-3 mt-4">
      <GhostLink to={`/c/${centre.code}`}>
        <Trans>Public page</Trans>
      </GhostLink>
      {isOwn && (
        <Button
          variant="ghost"
          pending={isPending}
          pendingText={t`Removing...`}
          onClick={() =>
            mutate({
              act: () => call(removePitch, { params: { id: centre._id, pitch: pitch._id } }),
              message: t`${{ pitch: pitch.name }} now has its own centre`,
            })
          }
        >
          <Trans>Remove from this centre</Trans>
        </Button>
      )}
    </p>
  )
}

function DuplicatePitch({ pitch }: { pitch: OwnPitch }) {
  const navigate = useNavigate()
  const [input, setInput] = useState('')
  const body = { name: input.trim() }
  return (
    <ChangeForm
      isReady={body.name !== ''}
      submitText={t`Duplicate pitch`}
      pendingText={t`Duplicating...`}
      change={() => ({
        act: async () => {
          const { _id } = await call(copyPitch, { params: { id: pitch._id }, body, key: crypto.randomUUID() })
          return () => navigate(`/host/pitches/${_id}`)
        },
        message: t`${{ pitch: body.name }} is saved. It stays hidden until you publish it.`,
      })}
    >
      <Field
        label={t`Name of the new pitch`}
        hint={t`The new pitch has the same centre, hours and prices.`}
        maxLength={80}
        autoComplete="off"
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
    </ChangeForm>
  )
}
