// .teamcity/settings.kts for TeamCity, from version 2022.10 (the Kotlin DSL without a version in its package).
//
// Store the webhook's URL as the parameter `env.WORKROOM_WEBHOOK_URL` of the project, of the type "Password". TeamCity
// tells no build how it ended; it only runs steps on one end or the other, so each says which it is. `|| true`: a message
// that is not delivered is in the log, and leaves the build as it is (on Windows write `|| exit /b 0`). The agent needs
// Node 22.19 or later. Branch, pull request and links come from the files that TeamCity writes for every build.
import jetbrains.buildServer.configs.kotlin.*
import jetbrains.buildServer.configs.kotlin.buildSteps.script

version = "2025.07"

project {
    buildType(Test)
}

object Test : BuildType({
    name = "Test"

    vcs {
        root(DslContext.settingsRoot)
    }

    steps {
        script {
            name = "Test"
            scriptContent = "npm ci && npm test"
        }
        script {
            name = "Tell that it passed"
            executionMode = BuildStep.ExecutionMode.RUN_ON_SUCCESS
            scriptContent = "npx --yes workroom-notify@1.0.0-rc.0 send --status success || true"
        }
        script {
            name = "Tell that it failed"
            executionMode = BuildStep.ExecutionMode.RUN_ONLY_ON_FAILURE
            scriptContent = "npx --yes workroom-notify@1.0.0-rc.0 send --status failure || true"
        }
    }
})
