import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { renderChart } from './testing/render-chart.ts'
import { VARIABLES } from './variables.ts'

/* The Helm chart, rendered by the tests themselves: neither Helm nor a cluster has run it. */

const FOLDER = 'docs/operate/helm'
const source = readFileSync(`${FOLDER}/values.yaml`, 'utf8')
const Values = z.object({
  settings: z.record(z.string(), z.string()),
  secretName: z.string(),
  ingress: z.looseObject({ host: z.string() }),
  autoscaling: z.looseObject({ min: z.number() }),
})
const values = Values.parse(parse(source))

const Variable = z.object({ name: z.string(), value: z.string() })
const Container = z.looseObject({
  image: z.string(),
  env: z.array(Variable),
  envFrom: z.array(z.object({ secretRef: z.object({ name: z.string() }) })),
  command: z.optional(z.array(z.string())),
})
const Workload = z.object({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: z.optional(z.record(z.string(), z.string())) }),
  spec: z.looseObject({
    replicas: z.optional(z.number()),
    selector: z.optional(z.object({ matchLabels: z.record(z.string(), z.string()) })),
    template: z.looseObject({
      metadata: z.optional(z.object({ labels: z.record(z.string(), z.string()) })),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.optional(z.number()),
        enableServiceLinks: z.boolean(),
        containers: z.array(Container),
      }),
    }),
  }),
})

const rendered = renderChart(FOLDER)
const workload = (file: string, from = rendered) => Workload.parse(from.get(file))
const server = workload('server.yaml')
const migrate = workload('migrate.yaml')
const containerOf = ({ spec }: typeof server) => spec.template.spec.containers[0]

describe('the Helm chart', () => {
  it('sets only variables that exist, and no secret one in the open', () => {
    const open = VARIABLES.filter(({ isSecret = false }) => !isSecret).map(({ name }) => name)
    expect(Object.keys(values.settings).filter((name) => !open.includes(name))).toEqual([])
    const [comment = ''] = /^# A Secret .*$/mu.exec(source) ?? []
    const secret = VARIABLES.filter(({ isSecret = false }) => isSecret).map(({ name }) => name)
    const named = comment.match(/[A-Z]+_[A-Z_]+/gu) ?? []
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !secret.includes(name))).toEqual([])
  })

  it('renders an object of each kind', () => {
    const kinds = [...rendered.values()].map((object) => z.looseObject({ kind: z.string() }).parse(object).kind)
    expect(kinds.toSorted()).toEqual(['Deployment', 'HorizontalPodAutoscaler', 'Job', 'PodDisruptionBudget', 'Service'])
    const ingress = renderChart(FOLDER, { ingress: { ...values.ingress, enabled: true } }).get('ingress.yaml')
    expect(JSON.stringify(ingress)).toContain(`"host":"${values.ingress.host}"`)
  })

  it('gives the server and the migration the same image and variables', () => {
    const [one, other] = [containerOf(server), containerOf(migrate)]
    const expected = Object.entries(values.settings).map(([name, value]) => ({ name, value }))
    expect(one?.env.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    )
    expect(one?.envFrom).toEqual([{ secretRef: { name: values.secretName } }])
    expect([other?.image, other?.env, other?.envFrom]).toEqual([one?.image, one?.env, one?.envFrom])
  })

  it('adds no variables of other services', () => {
    expect([server, migrate].map(({ spec }) => spec.template.spec.enableServiceLinks)).toEqual([false, false])
  })

  it('migrates before an upgrade, by a command of the image', () => {
    expect(migrate.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
    expect(containerOf(migrate)?.command).toEqual(['node', 'server/migrate.ts'])
  })

  it('mounts the volumes of its values into the server', () => {
    const volumes = [{ name: 'assets', persistentVolumeClaim: { claimName: 'assets' } }]
    const volumeMounts = [{ name: 'assets', mountPath: '/assets' }]
    const mounted = workload('server.yaml', renderChart(FOLDER, { volumes, volumeMounts }))
    // The folder belongs to the user of the image.
    const securityContext = { runAsUser: 1000, fsGroup: 1000 }
    expect(mounted.spec.template.spec).toMatchObject({ volumes, securityContext, containers: [{ volumeMounts }] })
    expect(server.spec.template.spec).toMatchObject({ volumes: [], containers: [{ volumeMounts: [] }] })
  })

  it('waits for the drain of a pod, and for the requests in flight', () => {
    const grace = server.spec.template.spec.terminationGracePeriodSeconds ?? 0
    expect(grace).toBeGreaterThanOrEqual(Number(values.settings['DRAIN_SECONDS']) + 10)
    expect(JSON.stringify(containerOf(server))).toContain(
      '"readinessProbe":{"httpGet":{"path":"/readyz","port":"http"}',
    )
  })

  it('selects its own pods, and leaves their number to the autoscaler if there is one', () => {
    const labels = server.spec.template.metadata?.labels
    expect(server.spec.selector?.matchLabels).toEqual(labels)
    const selector = z.object({ spec: z.looseObject({ selector: z.record(z.string(), z.string()) }) })
    expect(selector.parse(rendered.get('service.yaml')).spec.selector).toEqual(labels)
    expect(server.spec.replicas).toBeUndefined()
    const fixed = renderChart(FOLDER, { autoscaling: { ...values.autoscaling, enabled: false } })
    expect(fixed.has('autoscaler.yaml')).toBe(false)
    expect(workload('server.yaml', fixed).spec.replicas).toBe(2)
  })
})
