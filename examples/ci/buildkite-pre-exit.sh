#!/usr/bin/env bash
# .buildkite/hooks/pre-exit for Buildkite: a repository hook, so it goes with the code. It runs at the end of each job,
# and only hooks know how the command ended (BUILDKITE_COMMAND_EXIT_STATUS). The agent needs Node 22.19 or later.
#
# Store the webhook's URL as a secret of the cluster named WORKROOM_WEBHOOK_URL, or export it in the agent's own hook
# `environment`. Name the steps that report, so that uploading the pipeline does not.
set -euo pipefail

case "${BUILDKITE_STEP_KEY:-}" in
  tests | deploy) ;;
  *) exit 0 ;;
esac

: "${WORKROOM_WEBHOOK_URL:=$(buildkite-agent secret get WORKROOM_WEBHOOK_URL)}"
export WORKROOM_WEBHOOK_URL

# A message that is not delivered is in the log, and leaves the job as it is.
npx --yes workroom-notify@1.0.0-rc.0 send || true
