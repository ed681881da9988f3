{{- define "variables" -}}
env:
  {{- range $name, $value := .Values.settings }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
envFrom:
  - secretRef:
      name: {{ .Values.secretName }}
{{- end }}

{{- define "image" -}}
image: {{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "labels" -}}
app.kubernetes.io/name: cassiopeia
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
