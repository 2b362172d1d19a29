package dev.homeport.core;

import dev.homeport.core.alias.CreateAlias;
import dev.homeport.core.alias.DeleteAlias;
import dev.homeport.core.alias.UpdateAlias;
import dev.homeport.core.compute.AuthTokenExpiry;
import dev.homeport.core.compute.DeregisterCompute;
import dev.homeport.core.compute.IssueAuthToken;
import dev.homeport.core.compute.RegisterCompute;
import dev.homeport.core.fleet.CreateFleet;
import dev.homeport.core.fleet.CreateFleetLocations;
import dev.homeport.core.fleet.DeleteFleet;
import dev.homeport.core.fleet.DeleteFleetLocations;
import dev.homeport.core.fleet.EnsureFleet;
import dev.homeport.core.fleet.FleetRetention;
import dev.homeport.core.fleet.UpdateFleetAttributes;
import dev.homeport.core.fleet.UpdateRuntimeConfiguration;
import dev.homeport.core.gamesession.ActivateGameSession;
import dev.homeport.core.gamesession.ActivationTimeout;
import dev.homeport.core.gamesession.ChangeCreationPolicy;
import dev.homeport.core.gamesession.CreateGameSession;
import dev.homeport.core.gamesession.CreateLentGameSession;
import dev.homeport.core.gamesession.EndGameSession;
import dev.homeport.core.gamesession.SessionRetention;
import dev.homeport.core.gamesession.TerminateGameSession;
import dev.homeport.core.gamesession.UpdateGameSession;
import dev.homeport.core.location.CreateLocation;
import dev.homeport.core.location.DeleteLocation;
import dev.homeport.core.notification.ConfirmDelivery;
import dev.homeport.core.notification.GiveUpDelivery;
import dev.homeport.core.notification.PostponeDelivery;
import dev.homeport.core.notification.RetryDelivery;
import dev.homeport.core.placement.CreateGameSessionQueue;
import dev.homeport.core.placement.DeleteGameSessionQueue;
import dev.homeport.core.placement.LatencyRelaxation;
import dev.homeport.core.placement.PlacementRetention;
import dev.homeport.core.placement.PlacementTimeout;
import dev.homeport.core.placement.StartGameSessionPlacement;
import dev.homeport.core.placement.StopGameSessionPlacement;
import dev.homeport.core.placement.UpdateGameSessionQueue;
import dev.homeport.core.playersession.AcceptPlayerSession;
import dev.homeport.core.playersession.CreatePlayerSessions;
import dev.homeport.core.playersession.ReleasePlayerSessions;
import dev.homeport.core.playersession.RemovePlayerSession;
import dev.homeport.core.playersession.ReservationTimeout;
import dev.homeport.core.process.ActivateProcess;
import dev.homeport.core.process.AwaitReturn;
import dev.homeport.core.process.EndProcess;
import dev.homeport.core.process.ExitTimeout;
import dev.homeport.core.process.HealthTimeout;
import dev.homeport.core.process.HeartbeatGrace;
import dev.homeport.core.process.InitializeProcess;
import dev.homeport.core.process.LendProcess;
import dev.homeport.core.process.LoseProcess;
import dev.homeport.core.process.MarkStartPushed;
import dev.homeport.core.process.ReadyTimeout;
import dev.homeport.core.process.ReportHealth;
import dev.homeport.core.process.ReportLingering;
import dev.homeport.core.process.ReturnTimeout;
import dev.homeport.core.process.TerminationDeadline;
import dev.homeport.core.service.ResumeService;
import dev.homeport.core.tag.TagResource;
import dev.homeport.core.tag.UntagResource;
import java.util.List;

/** Every kind of command and timer that a log or a snapshot may hold. A name once released keeps its meaning. */
public final class Vocabulary {
    public static final List<Class<? extends Command<?>>> COMMANDS = List.of(
            Tick.class,
            CreateLocation.class,
            DeleteLocation.class,
            CreateFleet.class,
            UpdateFleetAttributes.class,
            CreateFleetLocations.class,
            DeleteFleetLocations.class,
            DeleteFleet.class,
            UpdateRuntimeConfiguration.class,
            EnsureFleet.class,
            RegisterCompute.class,
            DeregisterCompute.class,
            IssueAuthToken.class,
            CreateAlias.class,
            UpdateAlias.class,
            DeleteAlias.class,
            CreateGameSessionQueue.class,
            UpdateGameSessionQueue.class,
            DeleteGameSessionQueue.class,
            StartGameSessionPlacement.class,
            StopGameSessionPlacement.class,
            ConfirmDelivery.class,
            GiveUpDelivery.class,
            PostponeDelivery.class,
            TagResource.class,
            UntagResource.class,
            ResumeService.class,
            InitializeProcess.class,
            ActivateProcess.class,
            ReportHealth.class,
            MarkStartPushed.class,
            EndProcess.class,
            ReportLingering.class,
            AwaitReturn.class,
            LoseProcess.class,
            LendProcess.class,
            CreateGameSession.class,
            CreateLentGameSession.class,
            ActivateGameSession.class,
            UpdateGameSession.class,
            ChangeCreationPolicy.class,
            TerminateGameSession.class,
            EndGameSession.class,
            CreatePlayerSessions.class,
            AcceptPlayerSession.class,
            RemovePlayerSession.class,
            ReleasePlayerSessions.class);

    public static final List<Class<? extends Timer>> TIMERS = List.of(
            AuthTokenExpiry.class,
            FleetRetention.class,
            ReadyTimeout.class,
            HeartbeatGrace.class,
            HealthTimeout.class,
            TerminationDeadline.class,
            ExitTimeout.class,
            ReturnTimeout.class,
            ActivationTimeout.class,
            SessionRetention.class,
            PlacementTimeout.class,
            LatencyRelaxation.class,
            PlacementRetention.class,
            RetryDelivery.class,
            ReservationTimeout.class);

    private Vocabulary() {}
}
